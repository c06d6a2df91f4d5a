import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Sql } from '#app/core/database/sql'
import type { Thread, UnansweredText } from '#app/conversations/thread/thread'
import { User } from '#app/models/user'
import { wakingTime } from '#app/texting/gate/waking_time'

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
