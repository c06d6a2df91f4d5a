import type { Sql } from '#app/core/database/sql'
import { Job } from '#app/models/job'

/** Drops work that is not wanted any more, except jobs that are running. */
export async function dropWaitingJobs(sql: Sql, dedupKeys: readonly string[]): Promise<void> {
  await jobsOf(sql, dedupKeys).whereNot('status', 'running').delete()
}

/** Drops running ones too: such a job finds its rows gone and ends. */
export async function dropJobs(sql: Sql, dedupKeys: readonly string[]): Promise<void> {
  await jobsOf(sql, dedupKeys).delete()
}

function jobsOf(sql: Sql, dedupKeys: readonly string[]) {
  return Job.query(sql).whereIn('dedupKey', [...dedupKeys])
}
