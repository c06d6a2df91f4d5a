import app from '@adonisjs/core/services/app'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobStore } from '#app/core/jobs/job_store'
import { JobWorker } from '#app/core/jobs/job_worker'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { SendLoop } from '#app/texting/sending/send_loop'
import { handJobsTo, type Wrap } from '#start/jobs'
import { AnotherServer } from '#tests/another_server'

/** What one process runs. */
export interface Scheduler {
  jobs: JobWorker
  sends: SendLoop
}

/** One more scheduler over the same database, as another process would be. */
export async function newScheduler(
  wrap?: Wrap,
  settings: Partial<typeof limits.jobs> = {}
): Promise<Scheduler> {
  const server = new AnotherServer().with(PickTexts, await app.container.make(PickTexts))
  const [jobs, sends] = [await server.make(JobWorker), await server.make(SendLoop)]
  for (const one of [jobs, sends]) Object.assign(one.settings, settings)
  handJobsTo(jobs, wrap)
  return { jobs, sends }
}

/** All that one scheduler does about what is due now, and about what that makes due. */
export async function runDueOf({ jobs, sends }: Scheduler): Promise<void> {
  await takeBackExpired()
  for (;;) {
    const done = (await jobs.runDue()) + (await sends.runDue())
    if (done === 0) return
  }
}

/** What a running scheduler does every few seconds for those that died. */
async function takeBackExpired(): Promise<void> {
  const { container } = app
  const [database, clock] = [await container.make(Database), await container.make(Clock)]
  await new JobStore(database, clock, limits.jobs).takeBackExpired()
}
