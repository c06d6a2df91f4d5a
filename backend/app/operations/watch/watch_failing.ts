import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { WORTH_TELLING } from '#app/core/jobs/failures'
import type { LeasedJob } from '#app/core/jobs/job_store'
import { Alarms } from '#app/ledgers/alarms/alarms'

/** Of a job that has failed on and on and is not given up an alarm tells; `FindTroubles` ends it. */
@inject()
export class WatchFailing {
  constructor(
    private readonly database: Database,
    private readonly alarms: Alarms
  ) {}

  async execute<Outcome>(job: LeasedJob, work: () => Promise<Outcome>): Promise<Outcome> {
    const { read } = this.database
    // One that ends the process itself leaves nobody to tell.
    if (job.crashes >= WORTH_TELLING.crashes) {
      await this.alarms.raise(read, 'failing_job', job.kind)
    }
    return work().catch(async (error: unknown) => {
      await this.alarms.raise(read, 'failing_job', job.kind)
      throw error
    })
  }
}
