import { isUnavailable } from '#app/core/database/is_unavailable'
import { ReadForTooLong } from '#app/core/threads/threads'

const BEFORE_DEAD = 10
/** What recurs is never given up. */
const OF_RECURRING_AT_MOST = BEFORE_DEAD - 1
/** A job whose texts ended their thread is set aside at the third time: others need the thread. */
const OF_ENDED_THREAD = 4
/** Outages count for so much at most of what kills a job: no one failure after them is its last. */
const OWN_OF_OUTAGES = 5
/** An outage of the database slows a job down to half a minute, and no further. */
const SLOWED_BY_OUTAGE = 6
/** A quarter of an hour of it, which others may not have: it may be this job's own. */
const OF_OUTAGE_AT_MOST = 35
const BACKOFF_FIRST_MS = 1000
const BACKOFF_LONGEST_MS = 10 * 60_000
/** Somebody knows by now, and what recurs daily looks at a day's work each time. */
export const ONCE_TOLD_MS = 60 * 60_000

/** How often in a row a job has failed, once it failed with this error too. */
export function failuresAfter(
  error: unknown,
  before: number,
  { recurs }: { recurs: boolean }
): number {
  if (recurs) return Math.min(before + 1, OF_RECURRING_AT_MOST)
  if (isUnavailable(error)) return afterOutage(before)
  const own = before < BEFORE_DEAD ? before : OWN_OF_OUTAGES
  return own + (error instanceof ReadForTooLong ? OF_ENDED_THREAD : 1)
}

/** From `BEFORE_DEAD` on, where no failure of its own leaves a job alive, outages alone are counted. */
function afterOutage(before: number): number {
  if (before < OWN_OF_OUTAGES) return before + 1
  return Math.min(Math.max(before, BEFORE_DEAD) + 1, OF_OUTAGE_AT_MOST)
}

/** A job that ends its process so often in a row is set aside, or runs once an hour if it recurs. */
export const CRASHES_AT_MOST = 25

/** No dead job tells of what fails on and on and is never given up. */
export const WORTH_TELLING = {
  recurring: OF_RECURRING_AT_MOST,
  others: OF_OUTAGE_AT_MOST,
  /** Before the run that may be the last: once the process has ended it is too late to say so. */
  crashes: CRASHES_AT_MOST - 1,
} as const

/** Others of its kind go on; this one waits for a person. */
export function isGivenUp(failures: number, error: unknown): boolean {
  return failures >= BEFORE_DEAD && !isUnavailable(error)
}

/** 1 s doubling to 10 min, with up to a quarter more so that failures do not march in step. */
export function backoffMs(failures: number, error: unknown): number {
  const counted = isUnavailable(error) ? Math.min(failures, SLOWED_BY_OUTAGE) : failures
  const base = Math.min(BACKOFF_FIRST_MS * 2 ** (counted - 1), BACKOFF_LONGEST_MS)
  return Math.round(base * (1 + Math.random() / 4))
}
