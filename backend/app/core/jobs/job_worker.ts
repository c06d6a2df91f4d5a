import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { EndJobs } from '#app/core/jobs/end_jobs'
import { JobQueue } from '#app/core/jobs/job_queue'
import { traced } from '#app/core/telemetry/traces'
import type { Lane } from '#app/core/jobs/lanes'
import { RunningJobs } from '#app/core/jobs/running_jobs'
import { WakeTimer } from '#app/core/jobs/wake_timer'
import {
  type ClaimedJob,
  type LeasedJob,
  type JobOutcome,
  JobStore,
} from '#app/core/jobs/job_store'

export type JobHandler = (payload: never, job: LeasedJob) => Promise<JobOutcome>

/** Each claim is a commit of its own: what falls due within this time shares one. */
const REST_BETWEEN_CLAIMS_MS = 25

/** Claims due jobs in batches under a lease, runs them side by side and writes down how each ended. */
@inject()
export class JobWorker {
  readonly settings = { ...limits.jobs }
  readonly #store: JobStore
  readonly #running = new RunningJobs(this.settings)
  readonly #ending: EndJobs
  readonly #handlers = new Map<string, JobHandler>()
  readonly #timer: WakeTimer
  #leaseTimer?: NodeJS.Timeout
  #isClaiming = false
  #wasWoken = false
  #isStopped = true

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly logger: Logger
  ) {
    this.#store = new JobStore(database, clock, this.settings)
    this.#ending = new EndJobs(database, this.#store)
    this.#timer = new WakeTimer({
      now: () => clock.now(),
      settings: this.settings,
      onWake: () => void this.#tick(),
    })
    queue.onWake((runAt) => this.wake(runAt))
  }

  /** See `WakeTimer`. */
  hears(isTold: () => boolean): void {
    this.#timer.hears(isTold)
  }

  /** A job is due then. */
  wake(runAt: number): void {
    if (!this.#isStopped) this.#timer.wake(runAt)
  }

  on(kind: string, handler: JobHandler, { recursAfterMs = 0 } = {}): void {
    this.#handlers.set(kind, handler)
    if (recursAfterMs > 0) this.#store.recurring.set(kind, recursAfterMs)
  }

  /** Whether a job that falls due now would be taken here. */
  get hasRoom(): boolean {
    return !this.#isStopped && this.#running.roomFor('slow') > 0
  }

  get isRunning(): boolean {
    return !this.#isStopped
  }

  async start(): Promise<void> {
    this.#isStopped = false
    await this.#keepLeases()
    this.#leaseTimer = setInterval(() => void this.#keepLeases(), this.settings.leaseMs / 3)
    this.wake(0)
  }

  /** Takes no new work, waits for what runs, and gives the rest back. */
  async stop(): Promise<void> {
    if (this.#isStopped) return
    this.#isStopped = true
    this.#timer.stop()
    const { drainMs } = this.settings
    const ended = this.#running.ended(() => this.#isClaiming)
    await Promise.race([ended, sleep(drainMs, undefined, { ref: false })])
    clearInterval(this.#leaseTimer)
    await this.#store.giveBackMine()
  }

  /** Runs everything due now, and what that makes due, until stopped. For tests and the command line. */
  async runDue({ takesOver = false, isStopped = (): boolean => false } = {}): Promise<number> {
    if (takesOver) await this.#store.takeBackExpired()
    for (let count = 0; ;) {
      const jobs = isStopped() ? [] : await this.#store.claimAll(this.settings.atOnce)
      if (jobs.length === 0) return count
      count += jobs.length
      await this.#keepWhile(jobs.map((job) => this.#begin(job, 'quick')))
    }
  }

  /** Runs this one job now, due or not. `busy`: it is running already, here or in another process. */
  async runNow(dedupKey: string): Promise<'done' | 'failed' | 'busy'> {
    const job = { kind: dedupKey, dedupKey, payload: {}, runAt: this.clock.now() }
    await this.database.transaction((tx) => this.queue.enqueue(tx, job))
    const claimed = await this.#store.claimOne(dedupKey)
    if (!claimed) return 'busy'
    const [isDone] = await this.#keepWhile([this.#begin(claimed, 'quick')])
    return isDone ? 'done' : 'failed'
  }

  async #tick(): Promise<void> {
    this.#wasWoken = true
    if (this.#isClaiming || this.#isStopped) return
    this.#isClaiming = true
    let nextAt = 0
    while (this.#wasWoken) {
      this.#wasWoken = false
      nextAt = await this.#claimOrLook().catch((error: unknown) => {
        this.logger.error({ err: error }, 'claiming jobs failed')
        return 0
      })
    }
    this.#isClaiming = false
    this.#timer.rest(REST_BETWEEN_CLAIMS_MS)
    this.wake(nextAt || this.clock.now() + this.settings.pollMs)
  }

  /**
   * Answers when the next job is due, 0 when one was due by now. It looks
   * before it claims, so that idling, or what another process did, writes nothing.
   */
  async #claimOrLook(): Promise<number> {
    const { nextAt, lanes } = await this.#store.look()
    if (nextAt > this.clock.now()) return nextAt
    for (const lane of lanes) await this.#claimWhileDue(lane)
    return 0
  }

  async #claimWhileDue(lane: Lane): Promise<void> {
    for (let wasFull = true; wasFull;) {
      const room = this.#isStopped ? 0 : this.#running.roomFor(lane)
      const jobs = room > 0 ? await this.#store.claim(room, lane) : []
      await this.#beginEach(jobs, lane)
      wasFull = room > 0 && jobs.length === room
    }
  }

  /** One at a time: a batch begun at once would keep every request waiting. */
  async #beginEach(jobs: ClaimedJob[], lane: Lane): Promise<void> {
    for (const job of jobs) {
      if (this.#isStopped) return
      void this.#begin(job, lane)
      await new Promise((resume) => setImmediate(resume))
    }
  }

  #begin(job: ClaimedJob, lane: Lane): Promise<boolean> {
    return this.#running.add(job.id, lane, this.#run(job)).finally(() => this.wake(0))
  }

  async #run(job: ClaimedJob): Promise<boolean> {
    const held = this.#store.hold(job)
    try {
      const handler = this.#handlers.get(job.kind)
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
      const outcome = await traced(`job ${job.kind}`, { attempt: job.attempts }, () =>
        handler(JSON.parse(job.payload) as never, held)
      )
      if (!held.isEnded) await this.#ending.add({ job, outcome })
      return true
    } catch (error) {
      this.logger.error({ err: error, job: job.id, kind: job.kind }, 'job failed')
      // When even this cannot be written, the lease runs out and the job comes back by itself.
      if (!held.isEnded) await this.#ending.add({ job, error }).catch(() => {})
      return false
    }
  }

  async #keepWhile(running: Promise<boolean>[]): Promise<boolean[]> {
    const timer = setInterval(() => void this.#keepLeases(), this.settings.leaseMs / 3)
    return Promise.all(running).finally(() => clearInterval(timer))
  }

  async #keepLeases(): Promise<void> {
    const kept = this.#store.keepLeases(this.#running.ids)
    await kept
      .then(() => this.#store.takeBackExpired())
      .then(() => this.wake(0))
      .catch((error: unknown) => this.logger.error({ err: error }, 'renewing leases failed'))
  }
}
