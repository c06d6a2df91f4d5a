import type { ApplicationService } from '@adonisjs/core/types'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { SendLoop } from '#app/texting/sending/send_loop'

const TOGETHER_MS = 25
/** Whoever works takes its own work itself, and tells others only of what it has no room for. */
const WORKERS_TOGETHER_MS = 1000
/** All workers hear of the same work: they come one after the other, and the first mostly takes it. */
const SPREAD_MS = 60

/**
 * Over PostgreSQL whoever writes work down tells those who do it, who then need not look all the time.
 * Answers what ends it; undefined on SQLite, which has one process.
 */
export async function tellOtherProcesses(
  container: ApplicationService['container']
): Promise<(() => Promise<void>) | undefined> {
  const { postgresUrl } = await import('#config/database')
  const { isWorker } = await import('#config/site')
  if (postgresUrl === null) return undefined
  const { PostgresSignals } = await import('#app/core/database/postgres_signals')
  const { read } = await container.make(Database)
  const logger = await container.make('logger')
  const togetherMs = isWorker ? WORKERS_TOGETHER_MS : TOGETHER_MS
  const signals = new PostgresSignals(postgresUrl, { logger, togetherMs, run: read.run })
  const [queue, loop] = [await container.make(JobQueue), await container.make(SendLoop)]
  const worker = isWorker ? await container.make(JobWorker) : undefined
  queue.onWake((runAt) => worker?.hasRoom || signals.tell('job', runAt))
  const clock = await container.make(Clock)
  loop.tellsOthers((inMs) => loop.hasRoom || signals.tell('text', clock.now() + inMs))
  if (worker) {
    for (const one of [worker, loop]) one.hears(() => signals.isListening)
    const spread = () => Math.random() * SPREAD_MS
    const job = (at: number) => worker.wake(Math.max(at, clock.now()) + spread())
    const text = (at: number) => loop.wakeHere(Math.max(0, at - clock.now()) + spread())
    await signals.listen({ job, text })
  }
  return () => signals.close()
}
