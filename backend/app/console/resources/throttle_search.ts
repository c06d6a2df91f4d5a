import { createHmac } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { keyFor } from '#config/app'
import limits from '#config/limits'
import { throttleCalls } from '#app/core/requests/throttle_calls'

interface Search {
  actorId: number | null
  resource: string
  words: string
}

/**
 * Whoever may ask for anything, any number of times, finds out what is masked by guessing. A list
 * that looks again by itself asks for the same words: they count, and `note` is called, once an hour.
 */
export async function throttleSearch(search: Search, note: () => Promise<void>): Promise<void> {
  const known = limiter.use({ requests: 1, duration: '1 hour' })
  const key = keyOf(search)
  if (await known.get(key)) return
  await throttleCalls(search.actorId ?? 0, limits.staff.searches)
  await note()
  await known.increment(key)
}

/** What is looked for is personal: it is stored as an HMAC only. */
function keyOf({ actorId, resource, words }: Search): string {
  const secret = keyFor('rate limits')
  return createHmac('sha256', secret).update(`${actorId}:${resource}:${words}`).digest('base64url')
}
