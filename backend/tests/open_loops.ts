import type { ApiClient } from '@japa/api-client'
import { clock, onboardedUser, pass, rows, type TestUser } from '#tests/world'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** Friday; she would ask at 17:00 in New York. */
export const INTERVIEW = 'my interview is on friday at 3pm'
export const ASKED_AT = '2026-11-20T22:00:00Z'

export async function prefer(client: ApiClient, user: TestUser, wish: object): Promise<void> {
  const response = await client.put('/api/preferences').as(user).json(wish)
  response.assertStatus(200)
}

export async function personSheMayText(client: ApiClient): Promise<TestUser> {
  const user = await onboardedUser()
  await prefer(client, user, { mayTextFirst: true })
  return user
}

/** Moves on by at most half an hour at a time, running what is due. */
export async function goTo(iso: string): Promise<void> {
  const end = Date.parse(iso)
  await pass(Math.max(0, end - clock.now()), 30 * MINUTE)
}

export const loops = () =>
  rows<{ subject: string; state: string; reason: string | null }>(
    'select subject, state, reason from open_loops order by id'
  )
export const begun = () =>
  rows<{ body: string; state: string; sending_at: number; expires_at: number }>(
    `select body, state, sending_at, expires_at from messages where kind = 'initiative' order by id`
  )
