import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { GroupCommit } from '#app/core/database/group_commit'
import { JobQueue } from '#app/core/jobs/job_queue'
import { traced } from '#app/core/telemetry/traces'
import { type ClaimedJob, type JobOutcome, JobStore, type Lane } from '#app/core/jobs/job_store'

export type JobHandler = (payload: never, job: ClaimedJob) => Promise<JobOutcome>

const SLOW_SHARE = 0.75

type Ended = { job: ClaimedJob; outcome: JobOutcome } | { job: ClaimedJob; error: unknown }

/** Each claim is a commit of its own: what falls due within this time shares one. */
const REST_BETWEEN_CLAIMS_MS = 25

/** Claims due jobs in batches under a lease, runs them side by side and writes down how each ended. */
@inject()
export class JobWorker {
  readonly settings = { ...limits.jobs }
  readonly #store: JobStore
  readonly #running = new Map<number, { lane: Lane; done: Promise<boolean> }>()
  readonly #ending: GroupCommit<Ended, void>
  readonly #handlers = new Map<string, JobHandler>()
  #timer?: NodeJS.Timeout
  #leaseTimer?: NodeJS.Timeout
  #wakeAt = Infinity
  #restsUntil = 0
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
    this.#ending = new GroupCommit(database, (tx, ended) =>
      'error' in ended
        ? this.#store.fail(tx, ended.job, ended.error)
        : this.#store.finish(tx, ended.job, ended.outcome)
    )
    queue.onWake((runAt) => this.#wake(runAt))
  }

  on(kind: string, handler: JobHandler): void {
    this.#handlers.set(kind, handler)
  }

  get isRunning(): boolean {
    return !this.#isStopped
  }

  async start(): Promise<void> {
    this.#isStopped = false
    await this.#store.takeBackExpired()
    this.#leaseTimer = setInterval(() => void this.#keepLeases(), this.settings.leaseMs / 3)
    this.#wake(0)
  }

  /** Takes no new work, waits for what runs, and gives the rest back. */
  async stop(): Promise<void> {
    if (this.#isStopped) return
    this.#isStopped = true
    clearTimeout(this.#timer)
    let deadline: NodeJS.Timeout | undefined
    const waited = new Promise((done) => (deadline = setTimeout(done, this.settings.drainMs)))
    await Promise.race([Promise.all([...this.#running.values()].map(({ done }) => done)), waited])
    clearTimeout(deadline)
    clearInterval(this.#leaseTimer)
    await this.#store.giveBackMine()
  }

  /** Runs everything due now, and what that makes due. For tests and the command line. */
  async runDue(): Promise<number> {
    const { atOnce } = this.settings
    for (let count = 0; ;) {
      const quick = await this.#store.claim(atOnce, 'quick')
      const jobs = [...quick, ...(await this.#store.claim(atOnce, 'slow'))]
      if (jobs.length === 0) return count
      count += jobs.length
      await Promise.all(jobs.map((job) => this.#run(job)))
    }
  }

  /** Runs this one job now, due or not. `busy`: it is running already, here or in another process. */
  async runNow(dedupKey: string): Promise<'done' | 'failed' | 'busy'> {
    const { queue, database, clock } = this
    const job = { kind: dedupKey, dedupKey, payload: {}, runAt: clock.now() }
    await database.transaction((tx) => queue.enqueue(tx, job))
    const claimed = await this.#store.claimOne(dedupKey)
    if (!claimed) return 'busy'
    const leases = setInterval(() => void this.#keepLeases(), this.settings.leaseMs / 3)
    this.#begin(claimed, 'quick')
    const isDone = await this.#running.get(claimed.id)?.done
    clearInterval(leases)
    return isDone ? 'done' : 'failed'
  }

  #wake(runAt: number): void {
    if (this.#isStopped || runAt >= this.#wakeAt) return
    this.#wakeAt = runAt
    clearTimeout(this.#timer)
    const due = Math.min(runAt - this.clock.now(), this.settings.pollMs)
    const rest = this.#restsUntil - performance.now()
    this.#timer = setTimeout(() => void this.#tick(), Math.max(0, due, rest))
  }

  async #tick(): Promise<void> {
    this.#wakeAt = Infinity
    this.#wasWoken = true
    if (this.#isClaiming || this.#isStopped) return
    this.#isClaiming = true
    while (this.#wasWoken) {
      this.#wasWoken = false
      await this.#claimWhileDue().catch((error: unknown) => {
        this.logger.error({ err: error }, 'claiming jobs failed')
      })
    }
    this.#isClaiming = false
    this.#restsUntil = performance.now() + REST_BETWEEN_CLAIMS_MS
    this.#wake(this.clock.now() + this.settings.pollMs)
  }

  async #claimWhileDue(): Promise<void> {
    for (const lane of ['quick', 'slow'] as const) {
      for (let wasFull = true; wasFull;) wasFull = await this.#claimLane(lane)
    }
  }

  /** True when the lane may hold more than there was room for. */
  async #claimLane(lane: Lane): Promise<boolean> {
    const room = this.#roomFor(lane)
    if (room <= 0 || this.#isStopped) return false
    const jobs = await this.#store.claim(room, lane)
    await this.#beginEach(jobs, lane)
    return jobs.length === room
  }

  #roomFor(lane: Lane): number {
    const free = this.settings.atOnce - this.#running.size
    if (lane === 'quick') return free
    const slow = [...this.#running.values()].filter((entry) => entry.lane === 'slow').length
    return Math.min(free, Math.ceil(this.settings.atOnce * SLOW_SHARE) - slow)
  }

  /** One at a time: a batch begun at once would keep every request waiting. */
  async #beginEach(jobs: ClaimedJob[], lane: Lane): Promise<void> {
    for (const job of jobs) {
      if (this.#isStopped) return
      this.#begin(job, lane)
      await new Promise((resume) => setImmediate(resume))
    }
  }

  #begin(job: ClaimedJob, lane: Lane): void {
    const done = this.#run(job).finally(() => {
      this.#running.delete(job.id)
      this.#wake(0)
    })
    this.#running.set(job.id, { lane, done })
  }

  /** Whether it went well. */
  async #run(job: ClaimedJob): Promise<boolean> {
    try {
      const handler = this.#handlers.get(job.kind)
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
      const outcome = await traced(`job ${job.kind}`, { attempt: job.attempts }, () =>
        handler(JSON.parse(job.payload) as never, job)
      )
      await this.#ending.add({ job, outcome })
      return true
    } catch (error) {
      this.logger.error({ err: error, job: job.id, kind: job.kind }, 'job failed')
      // When even this cannot be written, the lease runs out and the job comes back by itself.
      await this.#ending.add({ job, error }).catch(() => {})
      return false
    }
  }

  async #keepLeases(): Promise<void> {
    try {
      await this.#store.keepLeases([...this.#running.keys()])
      await this.#store.takeBackExpired()
    } catch (error) {
      this.logger.error({ err: error }, 'renewing leases failed')
    }
  }
}
