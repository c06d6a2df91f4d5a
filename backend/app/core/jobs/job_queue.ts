import type { Clock } from '#app/core/clock/clock'
import { insertRows } from '#app/core/database/many_rows'
import type { Tx } from '#app/core/database/sql'

export interface JobRequest {
  kind: string
  /** At most one job with this key exists at a time. */
  dedupKey: string
  payload: object
  /** Epoch milliseconds. */
  runAt: number
}

/** Work written in the same transaction as the business row it belongs to: both are there, or neither. */
export class JobQueue {
  #wakers = new Set<(runAt: number) => void>()

  constructor(readonly clock: Clock) {}

  /** A job of the same key that is still there stays as it is. */
  async enqueue(tx: Tx, job: JobRequest): Promise<void> {
    await tx.sql.run(INSERT + ' on conflict (dedup_key) do nothing', ...this.#values(job))
    this.#wakeAfter(tx, job.runAt)
  }

  /** A job of the same key moves to the new time; one that is running just now runs again then; a dead one comes back. */
  async reschedule(tx: Tx, job: JobRequest): Promise<void> {
    await tx.sql.run(INSERT + MOVE, ...this.#values(job))
    this.#wakeAfter(tx, job.runAt)
  }

  /** The same for many, which wake the worker once. */
  async rescheduleMany(tx: Tx, jobs: readonly JobRequest[]): Promise<void> {
    await insertRows(
      tx.sql,
      { head: INTO, row: VALUES, tail: `${MOVE} returning id` },
      jobs.map((job) => this.#values(job))
    )
    this.#wakeAfter(tx, Math.min(...jobs.map((job) => job.runAt)))
  }

  onWake(wake: (runAt: number) => void): void {
    this.#wakers.add(wake)
  }

  #wakeAfter(tx: Tx, runAt: number): void {
    tx.afterCommit(() => {
      for (const wake of this.#wakers) wake(runAt)
    })
  }

  #values(job: JobRequest): [string, string, string, number, number] {
    return [job.kind, job.dedupKey, JSON.stringify(job.payload), job.runAt, this.clock.now()]
  }
}

const INTO = 'insert into jobs (kind, dedup_key, payload, status, run_at, created_at)'
const VALUES = `(?, ?, ?, 'pending', ?, ?)`
const INSERT = `${INTO} values ${VALUES}`

const MOVE = ` on conflict (dedup_key) do update set
  run_at = case when jobs.status = 'running' then jobs.run_at else excluded.run_at end,
  again_at = case when jobs.status = 'running' then excluded.run_at else null end,
  failures = case when jobs.status = 'dead' then 0 else jobs.failures end,
  status = case when jobs.status = 'dead' then 'pending' else jobs.status end`
