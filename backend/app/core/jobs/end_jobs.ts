import type { Database } from '#app/core/database/database'
import { GroupCommit } from '#app/core/database/group_commit'
import type { Tx } from '#app/core/database/sql'
import type { Ended, JobStore } from '#app/core/jobs/job_store'
import { Job } from '#app/models/job'
import { lockedIfFree } from '#app/models/locked'

/** Writes down how jobs ended; those that end together share a commit. */
export class EndJobs extends GroupCommit<Ended, void> {
  constructor(database: Database, store: JobStore) {
    super(database, (tx, ended) => store.end(tx, ended), { lockFree })
  }
}

/** Somebody else may be writing down just now that one of them is wanted again. */
async function lockFree({ sql }: Tx, ended: readonly Ended[]): Promise<(one: Ended) => boolean> {
  if (ended.length === 1) return () => true
  const ids = ended.map(({ job }) => job.id)
  const free = await lockedIfFree(Job.query(sql).select('id').whereIn('id', ids))
  const freeIds = new Set(free.map(({ id }) => id))
  return ({ job }) => freeIds.has(job.id)
}
