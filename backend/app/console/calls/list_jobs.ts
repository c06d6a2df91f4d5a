import type { Sql } from '#app/core/database/sql'
import { Job } from '#app/models/job'

export interface ListedJob {
  id: number
  kind: string
  status: string
  runAt: string
  failures: number
  lastError: string
}

const MOST_LISTED = 200

/** The waiting work, soonest first; its payload is left out. */
export async function listJobs(
  sql: Sql,
  { isDeadOnly }: { isDeadOnly: boolean }
): Promise<ListedJob[]> {
  const jobs = Job.query(sql).orderBy('runAt').orderBy('id').limit(MOST_LISTED)
  if (isDeadOnly) void jobs.where('status', 'dead')
  const listed = await jobs
  return listed.map(({ id, kind, status, runAt, failures, lastError }) => ({
    id,
    kind,
    status,
    runAt: new Date(runAt).toISOString(),
    failures,
    lastError: lastError ?? '',
  }))
}
