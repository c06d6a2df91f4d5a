import { isUnavailable } from '#app/core/database/is_unavailable'
import { ReadForTooLong } from '#app/core/threads/threads'

const BEFORE_DEAD = 10
/** What recurs is never given up; after so many in a row somebody is told of it. */
export const WORTH_TELLING = BEFORE_DEAD - 1
/** A job whose texts ended their thread is set aside at the third time: others need the thread. */
const OF_ENDED_THREAD = 4
/** An outage of the database slows a job down to half a minute, and no further. */
const OF_OUTAGE_AT_MOST = 6
const BACKOFF_FIRST_MS = 1000
const BACKOFF_LONGEST_MS = 10 * 60_000

/** How often in a row a job has failed, once it failed with this error too. */
export function failuresAfter(
  error: unknown,
  before: number,
  { recurs }: { recurs: boolean }
): number {
  if (isUnavailable(error)) return Math.max(before, Math.min(before + 1, OF_OUTAGE_AT_MOST))
  const failures = before + (error instanceof ReadForTooLong ? OF_ENDED_THREAD : 1)
  return recurs ? Math.min(failures, WORTH_TELLING) : failures
}

/** Others of its kind go on; this one waits for a person. */
export function isGivenUp(failures: number): boolean {
  return failures >= BEFORE_DEAD
}

/** 1 s doubling to 10 min, with up to a quarter more so that failures do not march in step. */
export function backoffMs(failures: number): number {
  const base = Math.min(BACKOFF_FIRST_MS * 2 ** (failures - 1), BACKOFF_LONGEST_MS)
  return Math.round(base * (1 + Math.random() / 4))
}
