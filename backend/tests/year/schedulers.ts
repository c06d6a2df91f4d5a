import app from '@adonisjs/core/services/app'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobStore } from '#app/core/jobs/job_store'
import { type JobHandler, JobWorker } from '#app/core/jobs/job_worker'
import { HandOver } from '#app/texting/sending/hand_over'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { SendLoop } from '#app/texting/sending/send_loop'
import { JOB_HANDLERS } from '#start/jobs'

/** What one process runs. */
export interface Scheduler {
  jobs: JobWorker
  sends: SendLoop
}

export type Wrap = (kind: string, handler: JobHandler) => JobHandler

const asItIs: Wrap = (_, handler) => handler

/** One more scheduler over the same database, as another process would be. */
export async function newScheduler(
  wrap: Wrap = asItIs,
  settings: Partial<typeof limits.jobs> = {}
): Promise<Scheduler> {
  const { container } = app
  const [clock, logger] = [await container.make(Clock), await container.make('logger')]
  const database = await container.make(Database)
  const queue = await container.make(JobQueue)
  const jobSettings = { ...limits.jobs, ...settings }
  const jobs = new JobWorker({ database, queue, clock, logger }, jobSettings)
  for (const [kind, handler] of JOB_HANDLERS) jobs.on(kind, wrap(kind, handler))
  const [pick, handOver] = [await container.make(PickTexts), await container.make(HandOver)]
  const sends = new SendLoop(
    { pick, handOver, logger },
    { ...jobSettings, atOnce: limits.sends.atOnce }
  )
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
