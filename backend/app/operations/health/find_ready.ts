import { inject } from '@adonisjs/core'
import { isWorker } from '#config/site'
import { version } from '#config/version'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobWorker } from '#app/core/jobs/job_worker'
import type { ReadyAnswer } from '#app/operations/health/contract'
import { Heartbeat } from '#app/operations/health/heartbeat'
import { findWork, troublesOf, type WorkTrouble } from '#app/operations/health/work'

const REASONS: Readonly<Record<WorkTrouble, string>> = {
  no_worker: 'No process with the role worker was heard of in the last minute.',
  late_jobs: 'Work that was due more than five minutes ago has not been done.',
}

/** Whether a balancer may send people here, and why not. */
@inject()
export class FindReady {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly worker: JobWorker,
    private readonly heartbeat: Heartbeat
  ) {}

  /** `isOnlyWeb`: whether this process can answer, whoever does the work. */
  async execute({ isOnlyWeb }: { isOnlyWeb: boolean }): Promise<ReadyAnswer> {
    const isUp = await this.database.isUp()
    const { isRunning } = this.worker
    const reasons = this.#reasonsHere({ isUp, isRunning })
    if (isUp && !isOnlyWeb) reasons.push(...(await this.#reasonsElsewhere()))
    const status = reasons.length === 0 ? 'ready' : 'not ready'
    return { status, version, database: isUp, worker: isRunning, reasons }
  }

  #reasonsHere({ isUp, isRunning }: { isUp: boolean; isRunning: boolean }): string[] {
    return [
      ...(this.heartbeat.isBeating ? [] : ['This process is starting, or stopping.']),
      ...(isUp ? [] : ['The database does not answer.']),
      ...(isWorker && !isRunning ? ['The worker of this process does not run.'] : []),
    ]
  }

  async #reasonsElsewhere(): Promise<string[]> {
    const now = this.clock.now()
    const work = await findWork(this.database.read, now)
    return troublesOf(work, now).map((trouble) => REASONS[trouble])
  }
}
