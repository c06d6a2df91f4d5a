import { randomUUID } from 'node:crypto'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import { safeError } from '#app/core/telemetry/safe_error'
import type { Sql, Tx } from '#app/core/database/sql'
import { bringBackJob, type ClaimedJob, claimJobs, endJob, listNext } from '#app/core/jobs/job_sql'
import {
  backoffMs,
  CRASHES_AT_MOST,
  failuresAfter,
  isGivenUp,
  ONCE_TOLD_MS,
} from '#app/core/jobs/failures'
import { kindsFor, type Lane, type LaneKinds, laneOf, LANES } from '#app/core/jobs/lanes'
import { changedBy } from '#app/models/changed_by'
import { Job } from '#app/models/job'
import { lockedIfFree } from '#app/models/locked'

/** Undefined when the work is done, or when to come back, with a new payload if that changed. */
export type JobOutcome = { againAt: number; payload?: object } | undefined

export type { ClaimedJob }

/** A job as its handler holds it. */
export interface LeasedJob extends ClaimedJob {
  /** Ends it in the commit of what it was for, which spares one; the outcome as that of a handler. */
  end(tx: Tx, outcome?: JobOutcome): Promise<void>
}

/** A job that was run, and what came of it. */
export type Ended = { job: ClaimedJob; outcome: JobOutcome } | { job: ClaimedJob; error: unknown }

const LOOKED_AT = 50

const UNLOCKED = { lockedBy: null, lockedUntil: null }

/** The rows of the job table as one worker sees them. Every change is one statement guarded by the lease. */
export class JobStore {
  readonly #worker = randomUUID()
  /** Kinds of jobs that come back after so many milliseconds for ever: they are never given up. */
  readonly recurring = new Map<string, number>()

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: LaneKinds & { leaseMs: number }
  ) {}

  async claimAll(most: number): Promise<ClaimedJob[]> {
    const claimed: ClaimedJob[] = []
    for (const lane of LANES) claimed.push(...(await this.claim(most, lane)))
    return claimed
  }

  claim(most: number, lane: Lane): Promise<ClaimedJob[]> {
    const now = this.clock.now()
    const { leaseMs } = this.settings
    return claimJobs(this.database.read, this.database.dialect, {
      worker: this.#worker,
      now,
      leasedUntil: now + leaseMs,
      most,
      kinds: kindsFor(lane, this.settings),
      isOfKinds: lane !== 'quick',
    })
  }

  /** When the next one is due, far away when none waits, and the lanes in which one is due already. */
  async look(): Promise<{ nextAt: number; lanes: readonly Lane[] }> {
    const next = await listNext(this.database.read, LOOKED_AT)
    const now = this.clock.now()
    const due = next.filter((job) => job.run_at <= now)
    const seen = new Set(due.map(({ kind }) => laneOf(kind, this.settings)))
    const lanes = LANES.filter((lane) => due.length === LOOKED_AT || seen.has(lane))
    return { nextAt: next[0]?.run_at ?? Number.MAX_SAFE_INTEGER, lanes }
  }

  /** Takes this one, due or not; undefined when somebody has it. */
  async claimOne(dedupKey: string): Promise<ClaimedJob | undefined> {
    const { read } = this.database
    const lease = { lockedBy: this.#worker, lockedUntil: this.clock.now() + this.settings.leaseMs }
    const free = Job.query(read).where({ dedupKey }).whereNot('status', 'running')
    const attempts = read.client.raw('attempts + 1')
    const taken = await changedBy(free.update({ ...lease, attempts, status: 'running' }))
    if (taken === 0) return undefined
    const job = await Job.findByOrFail({ dedupKey }, read)
    const { id, kind, payload, failures, crashes } = job
    return { id, kind, payload: JSON.stringify(payload), attempts: job.attempts, failures, crashes }
  }

  end(tx: Tx, ended: Ended): Promise<void> {
    if ('error' in ended) return this.fail(tx, ended.job, ended.error)
    return this.finish(tx, ended.job, ended.outcome)
  }

  hold(job: ClaimedJob): LeasedJob & { isEnded: boolean } {
    const held = {
      ...job,
      isEnded: false,
      end: async (tx: Tx, outcome?: JobOutcome) => {
        await this.finish(tx, job, outcome)
        tx.afterCommit(() => (held.isEnded = true))
      },
    }
    return held
  }

  async finish({ sql }: Tx, job: ClaimedJob, outcome: JobOutcome): Promise<void> {
    const lease = { ...job, worker: this.#worker }
    if (!outcome && (await endJob(sql, lease))) return
    await bringBackJob(sql, lease, {
      ranAt: this.clock.now(),
      runAt: outcome?.againAt ?? Number.MAX_SAFE_INTEGER,
      payload: outcome?.payload ? JSON.stringify(outcome.payload) : null,
    })
  }

  async fail({ sql }: Tx, job: ClaimedJob, error: unknown): Promise<void> {
    const periodMs = this.recurring.get(job.kind) ?? 0
    const failures = failuresAfter(error, job.failures, { recurs: periodMs > 0 })
    const now = this.clock.now()
    const least = failures === job.failures ? Math.min(periodMs, ONCE_TOLD_MS) : 0
    const runAt = now + Math.max(least, backoffMs(failures, error))
    await Job.query(sql)
      .where({ id: job.id, lockedBy: this.#worker, attempts: job.attempts })
      .update({
        ...UNLOCKED,
        lastError: safeError(error).summary,
        againAt: null,
        ...(isGivenUp(failures, error)
          ? { ...asideUnlessWished(sql, { now, failures }), runAt: wishedOr(sql, runAt) }
          : { status: 'pending', diedAt: null, failures, runAt }),
      })
  }

  /** Of the jobs that really run: one whose end could not be written has to come back. */
  async keepLeases(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    const mine = () => this.#mine().whereIn('id', [...ids])
    const lockedUntil = this.clock.now() + this.settings.leaseMs
    await this.#mine()
      .whereIn('id', lockedIfFree(mine().select('id')))
      .update({ lockedUntil })
    // Those that somebody is writing one by one: who waits for one with others in hand may wait for ever.
    const keep = (id: number) => this.#mine().where({ id }).update({ lockedUntil })
    const left = await mine().where('lockedUntil', '<', lockedUntil)
    for (const { id } of left) await keep(id).catch(() => {})
  }

  /** Jobs whose runner died come back; one that kills its runner again and again waits, or is set aside. */
  async takeBackExpired(): Promise<void> {
    const now = this.clock.now()
    const { read } = this.database
    const { client } = read
    const expired = () => Job.query(read).where('status', 'running').where('lockedUntil', '<', now)
    const back = {
      ...UNLOCKED,
      crashes: client.raw('crashes + 1'),
      runAt: client.raw('coalesce(again_at, run_at)'),
      againAt: null,
    }
    const alive = { ...back, status: 'pending', diedAt: null }
    const tooOften = () => expired().where('crashes', '>=', CRASHES_AT_MOST - 1)
    await tooOften()
      .whereNotIn('kind', [...this.recurring.keys()])
      .update({ ...back, ...asideUnlessWished(read, { now }) })
    // What recurs goes on, but not at once, though a start wishes it: others need the process.
    await tooOften().update({ ...alive, runAt: now + ONCE_TOLD_MS })
    await expired().update(alive)
  }

  async giveBackMine(): Promise<void> {
    await this.#mine().update({ ...UNLOCKED, status: 'pending' })
  }

  #mine() {
    return Job.query(this.database.read).where({ lockedBy: this.#worker, status: 'running' })
  }
}

/**
 * Columns of jobs to be set aside: one that was asked for again while it ran is as
 * good as new. In the statement itself, since a wish may be written at any moment.
 */
function asideUnlessWished({ client }: Sql, { now, failures }: { now: number; failures?: number }) {
  const or = (dead: string, anew: string) =>
    `case when again_at is null then ${dead} else ${anew} end`
  return {
    status: client.raw(or(`'dead'`, `'pending'`)),
    diedAt: client.raw(or('cast(? as bigint)', 'null'), [now]),
    failures:
      failures === undefined
        ? client.raw(or('failures', '0'))
        : client.raw(or('cast(? as integer)', '0'), [failures]),
  }
}

function wishedOr({ client }: Sql, runAt: number) {
  return client.raw('coalesce(again_at, cast(? as bigint))', [runAt])
}
