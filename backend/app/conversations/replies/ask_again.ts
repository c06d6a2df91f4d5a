import limits from '#config/limits'
import { DAY } from '#app/core/clock/durations'

/** A call of the model about the same texts. */
export interface PastCall {
  /** Epoch milliseconds. */
  at: number
  /** Whether it found the model away. */
  wasOutage: boolean
}

/** So many calls one person's texts are worth in a day, whatever becomes of them. */
const MOST_CALLS = 4
const SOON_MS = limits.replies.outageAgainMs
/** After the first, second and third call that found the model away: at once, five minutes, three hours. */
const WAITS_MS = [0, SOON_MS, 36 * SOON_MS]
/** Whoever waits for longer than all of these is answered without a model that is still away. */
export const LONGEST_AWAY_MS = 42 * SOON_MS

/**
 * Whether the model may be asked about texts that were asked about like this in the last day: `now`; `once`,
 * where it was away before; `later`; or `no_more`: then they are answered without it.
 */
export function mayAskAgain(
  calls: readonly PastCall[],
  now: number
): 'now' | 'once' | 'later' | 'no_more' {
  if (calls.length >= MOST_CALLS) return 'no_more'
  const outages = calls.filter(({ wasOutage }) => wasOutage)
  const last = Math.max(0, ...outages.map(({ at }) => at))
  if (outages.length === 0) return 'now'
  const wait = WAITS_MS[outages.length - 1] ?? DAY
  return now >= last + wait ? 'once' : 'later'
}
