import { randomUUID } from 'node:crypto'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import { safeError } from '#app/core/telemetry/safe_error'
import { listOf } from '#app/core/database/many_rows'
import type { Tx } from '#app/core/database/sql'
import { ReadForTooLong } from '#app/core/threads/threads'

/** Undefined when the work is done, or when to come back, with a new payload if that changed. */
export type JobOutcome = { againAt: number; payload?: object } | undefined

export interface ClaimedJob {
  id: number
  kind: string
  payload: string
  /** Grows with every claim: a runner whose lease ran out can no longer finish the job. */
  attempts: number
  failures: number
}

export type Lane = 'quick' | 'slow'

const FAILURES_BEFORE_DEAD = 10
/** A job whose texts ended their thread is set aside at the third time: others need the thread. */
const FAILURES_OF_ENDED_THREAD = 4
const CRASHES_BEFORE_DEAD = 25
const BACKOFF_FIRST_MS = 1000
const BACKOFF_LONGEST_MS = 10 * 60_000

/** The rows of the job table as one worker sees them. Every change is one statement guarded by the lease. */
export class JobStore {
  readonly #worker = randomUUID()

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: { leaseMs: number; slowKinds: readonly string[] }
  ) {}

  /** Slow kinds wait for a provider and have a lane of their own, or they would hold up all the others. */
  claim(most: number, lane: Lane): Promise<ClaimedJob[]> {
    const now = this.clock.now()
    const { slowKinds } = this.settings
    return this.database.read.all<ClaimedJob>(
      // Materialized: PostgreSQL may run a plain subselect again for each row, and take more than asked for.
      `with due as materialized (select id from jobs where status = 'pending' and run_at <= ?
         and kind ${lane === 'slow' ? '' : 'not'} in (${slowKinds.map(() => '?').join(', ')})
         order by run_at, id limit ?${this.database.dialect.skipLocked})
       update jobs set status = 'running', attempts = attempts + 1, locked_by = ?, locked_until = ?
       where id in (select id from due) returning id, kind, payload, attempts, failures`,
      now,
      ...slowKinds,
      most,
      this.#worker,
      now + this.settings.leaseMs
    )
  }

  async finish(tx: Tx, job: ClaimedJob, outcome: JobOutcome): Promise<void> {
    if (outcome) return this.#comeBack(tx, job, outcome)
    const gone = await tx.sql.run(
      `delete from jobs where id = ? and locked_by = ? and attempts = ? and again_at is null`,
      job.id,
      this.#worker,
      job.attempts
    )
    if (gone === 0) await this.#comeBack(tx, job, undefined)
  }

  async fail(tx: Tx, job: ClaimedJob, error: unknown): Promise<void> {
    const failures = job.failures + (error instanceof ReadForTooLong ? FAILURES_OF_ENDED_THREAD : 1)
    const isDead = failures >= FAILURES_BEFORE_DEAD
    const now = this.clock.now()
    await tx.sql.run(
      `update jobs set status = ?, died_at = ?, locked_by = null, locked_until = null, failures = ?, last_error = ?,
         run_at = ?, again_at = null where id = ? and locked_by = ? and attempts = ?`,
      isDead ? 'dead' : 'pending',
      isDead ? now : null,
      failures,
      safeError(error).summary,
      now + backoffMs(failures),
      job.id,
      this.#worker,
      job.attempts
    )
  }

  /** Of the jobs that really run: one whose end could not be written has to come back. */
  async keepLeases(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    const { marks, values } = listOf(ids)
    await this.database.read.run(
      `update jobs set locked_until = ? where locked_by = ? and status = 'running' and id in (${marks})`,
      this.clock.now() + this.settings.leaseMs,
      this.#worker,
      ...values
    )
  }

  /** Jobs whose runner died come back; one that kills its runner again and again is set aside. */
  async takeBackExpired(): Promise<void> {
    const now = this.clock.now()
    await this.database.read.run(
      `update jobs set status = case when crashes + 1 >= ? then 'dead' else 'pending' end,
         died_at = case when crashes + 1 >= ? then cast(? as bigint) else null end,
         crashes = crashes + 1, locked_by = null, locked_until = null,
         run_at = coalesce(again_at, run_at), again_at = null
       where status = 'running' and locked_until < ?`,
      CRASHES_BEFORE_DEAD,
      CRASHES_BEFORE_DEAD,
      now,
      now
    )
  }

  async giveBackMine(): Promise<void> {
    await this.database.read.run(
      `update jobs set status = 'pending', locked_by = null, locked_until = null
       where locked_by = ? and status = 'running'`,
      this.#worker
    )
  }

  /** A newer wish to run (`again_at`) written meanwhile wins when it is sooner than the outcome's own. */
  async #comeBack(tx: Tx, job: ClaimedJob, outcome: JobOutcome): Promise<void> {
    const at = outcome?.againAt ?? Number.MAX_SAFE_INTEGER
    await tx.sql.run(
      `update jobs set status = 'pending', locked_by = null, locked_until = null, failures = 0, crashes = 0,
         run_at = case when again_at < ? then again_at else ? end,
         again_at = null, payload = coalesce(?, payload)
       where id = ? and locked_by = ? and attempts = ?`,
      at,
      at,
      outcome?.payload ? JSON.stringify(outcome.payload) : null,
      job.id,
      this.#worker,
      job.attempts
    )
  }
}

/** 1 s doubling to 10 min, with up to a quarter more so that failures do not march in step. */
function backoffMs(failures: number): number {
  const base = Math.min(BACKOFF_FIRST_MS * 2 ** (failures - 1), BACKOFF_LONGEST_MS)
  return Math.round(base * (1 + Math.random() / 4))
}
