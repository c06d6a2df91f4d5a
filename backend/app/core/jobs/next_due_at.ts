import type { Sql } from '#app/core/database/sql'
import { Job } from '#app/models/job'

/** When the next job is due, or has been, in epoch milliseconds; null when none waits. */
export async function nextDueAt(sql: Sql): Promise<number | null> {
  const next = await Job.query(sql).where('status', 'pending').orderBy('runAt').first()
  return next && next.runAt
}
