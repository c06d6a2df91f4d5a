import type { ApplicationService } from '@adonisjs/core/types'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { ReplyToMessage } from '#app/conversations/replies/reply_to_message'
import { SendLoop } from '#app/texting/sending/send_loop'

/** From here on this process runs jobs and sends texts. */
export async function startWorker({ container }: ApplicationService): Promise<void> {
  const [database, queue, clock] = [
    await container.make(Database),
    await container.make(JobQueue),
    await container.make(Clock),
  ]
  const { SCHEDULE } = await import('#start/scheduler')
  const runAt = clock.now()
  const jobs = SCHEDULE.map(({ command: { kind } }) => ({
    kind,
    dedupKey: kind,
    payload: {},
    runAt,
  }))
  await database.transaction((tx) => queue.rescheduleMany(tx, jobs))
  // Loading her words takes a while, in which no webhook is answered: now, not at the first text.
  await container.make(ReplyToMessage)
  const worker = await container.make(JobWorker)
  await worker.start()
  const loop = await container.make(SendLoop)
  loop.start()
}
