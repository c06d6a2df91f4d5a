import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { SESSION_COOKIE } from '#app/core/sessions/session_guard'
import { Sessions } from '#app/core/sessions/sessions'
import type { OpenSession } from '#app/people/passwords/contract'
import { answers } from '#tests/codes'
import { clock, cookieOf, freshDatabase, rows, signedUpUser } from '#tests/world'
import { DAY, HOUR } from '#app/core/clock/durations'

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/142.0.0.0 Mobile Safari/537.36'

async function opened(userId: number | null, userAgent: string | null = CHROME): Promise<string> {
  const sessions = await app.container.make(Sessions)
  return `${SESSION_COOKIE}=${await sessions.open(userId, userAgent)}`
}

async function list(client: ApiClient, cookie: string): Promise<OpenSession[]> {
  const response = await client.get('/api/sessions').as({ cookie })
  response.assertStatus(200)
  response.assertHeader('cache-control', 'no-store')
  return response.body().sessions as OpenSession[]
}

test.group('Open sessions', (group) => {
  freshDatabase(group)

  test('each says its device and its times, the newest first', async ({ client, assert }) => {
    const user = await signedUpUser()
    const openedAt = new Date(clock.now()).toISOString()
    clock.advance(HOUR)
    const cookie = await opened(user.id)
    const later = new Date(clock.now()).toISOString()
    const sessions = await list(client, cookie)
    assert.deepEqual(
      sessions.map(({ id: _, ...session }) => session),
      [
        { isCurrent: true, device: 'Chrome on Android', openedAt: later, seenAt: later },
        { isCurrent: false, device: 'Unknown device', openedAt, seenAt: openedAt },
      ]
    )
    assert.isTrue(sessions.every(({ id }) => Number.isInteger(id)))
  })

  test('a token is not among what it says', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await client.get('/api/sessions').as(user)
    const [row] = await rows<{ token_hash: string }>('select token_hash from sessions')
    assert.notInclude(response.text(), row?.token_hash ?? '-')
    assert.notInclude(response.text(), user.cookie.split('=')[1] ?? '-')
  })

  test('only those the person is still logged in with', async ({ client, assert }) => {
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    await opened(null)
    await opened(other.id)
    clock.advance(30 * DAY)
    const cookie = await opened(user.id)
    const sessions = await list(client, cookie)
    assert.lengthOf(sessions, 1)
  })

  test('those of staff end after twelve hours', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    clock.advance(12 * HOUR)
    assert.lengthOf(await list(client, await cookieOf(admin.id)), 1)
  })

  test('only somebody logged in sees or ends any', async ({ client }) => {
    const visitor = await opened(null)
    await answers(client.get('/api/sessions').header('cookie', visitor), 401)
    await answers(client.delete('/api/sessions').header('cookie', visitor), 401)
    await answers(client.get('/api/sessions'), 401)
  })

  test('all but this one are ended', async ({ client, assert }) => {
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    const elsewhere = [await opened(user.id), await opened(user.id)]
    const response = await client.delete('/api/sessions').as(user)
    response.assertStatus(200)
    assert.deepEqual(response.body(), { ended: 2 })
    for (const cookie of elsewhere) {
      await answers(client.get('/api/sessions').as({ cookie }), 401)
    }
    assert.lengthOf(await list(client, user.cookie), 1)
    assert.lengthOf(await list(client, other.cookie), 1)
    const again = await client.delete('/api/sessions').as(user)
    assert.deepEqual(again.body(), { ended: 0 })
  })
})
