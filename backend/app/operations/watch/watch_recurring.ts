import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { WORTH_TELLING } from '#app/core/jobs/failures'
import type { LeasedJob } from '#app/core/jobs/job_store'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { SOLVED } from '#app/operations/watch/find_troubles'

/** What recurs is never given up, so no dead job tells of it: while it fails on and on, an alarm does. */
@inject()
export class WatchRecurring {
  constructor(
    private readonly database: Database,
    private readonly alarms: Alarms
  ) {}

  async execute<Outcome>(job: LeasedJob, work: () => Promise<Outcome>): Promise<Outcome> {
    if (job.failures < WORTH_TELLING) return work()
    const { read } = this.database
    const outcome = await work().catch(async (error: unknown) => {
      await this.alarms.raise(read, 'failing_job', job.kind)
      throw error
    })
    await this.alarms.clear(read, { kind: 'failing_job', subject: job.kind }, SOLVED)
    return outcome
  }
}
