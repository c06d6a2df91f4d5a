import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Sql } from '#app/core/database/sql'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import type { Hours } from '#app/core/clock/wall_clock'
import { ANSWERED_FOR_MS, type Thread, type UnansweredText } from '#app/conversations/thread/thread'
import { User } from '#app/models/user'
import { nextOpenAt } from '#app/texting/gate/next_open'

/** So long somebody may be waiting for their answer, whatever the hour. */
const AWAITED_MS = 2 * HOUR
/** Before a text counts as too old to be answered. */
const ROOM_MS = 10 * MINUTE

interface Waiting {
  /** Their last text. */
  heardAt: number
  /** IANA zone. */
  timeZone: string
  quietHours: Hours | null
}

/**
 * When an answer is tried that cannot be given before `at`: what was written hours ago wakes nobody in the
 * night or in quiet hours, but is answered before it is too old. Instants are epoch milliseconds.
 */
export function wakingTime(at: number, { heardAt, ...where }: Waiting): number {
  if (at - heardAt < AWAITED_MS) return at
  const open = nextOpenAt(at, { ...where, states: [], occasioned: 'scheduled' }) ?? at
  return Math.max(at, Math.min(open, heardAt + ANSWERED_FOR_MS - ROOM_MS))
}

/** The outcome of an answer that has to wait, moved to an hour at which it wakes nobody. */
export async function putOff(
  sql: Sql,
  { userId, timeZone }: Thread,
  { outcome, unanswered }: { outcome: JobOutcome; unanswered: readonly UnansweredText[] }
): Promise<JobOutcome> {
  const heardAt = unanswered.at(-1)?.createdAt
  if (!outcome || heardAt === undefined) return outcome
  const person = await User.find(userId, sql)
  const quietHours = person?.quietHours ?? null
  return { againAt: wakingTime(outcome.againAt, { heardAt, timeZone, quietHours }) }
}
