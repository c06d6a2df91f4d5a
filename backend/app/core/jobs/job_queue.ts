import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { hastenJobs, insertJob, moveJobs, type NewJob } from '#app/core/jobs/job_sql'

export interface JobRequest {
  kind: string
  /** At most one job with this key exists at a time. */
  dedupKey: string
  payload: object
  /** Epoch milliseconds. */
  runAt: number
}

/** Has her answer what waits in this talk; `runAt` in epoch milliseconds. */
export function replyJob(
  conversationId: number,
  runAt: number,
  { isLate = false } = {}
): JobRequest {
  const dedupKey = `reply:${conversationId}`
  const payload = { conversationId, ...(isLate && { isLate }) }
  return { kind: 'reply', dedupKey, payload, runAt }
}

/** Has her write her first text to this person where none has left; `runAt` in epoch milliseconds. */
export function firstTextJob(userId: number, runAt: number): JobRequest {
  return { kind: 'first_text', dedupKey: `first_text:${userId}`, payload: { userId }, runAt }
}

/** Work written in the same transaction as the business row it belongs to: both are there, or neither. */
@inject()
export class JobQueue {
  #wakers = new Set<(runAt: number) => void>()

  constructor(readonly clock: Clock) {}

  /** A job of the same key that is still there stays as it is. */
  async enqueue(tx: Tx, job: JobRequest): Promise<void> {
    await insertJob(tx.sql, this.#rowOf(job))
    this.#wakeAfter(tx, job.runAt)
  }

  /**
   * A job of the same key moves to the new time; one that is
   * running just now runs again then; a dead one comes back.
   */
  reschedule(tx: Tx, job: JobRequest): Promise<void> {
    return this.rescheduleMany(tx, [job])
  }

  /** The same for many, which wake the worker once. */
  rescheduleMany(tx: Tx, jobs: readonly JobRequest[]): Promise<void> {
    return this.#writeMany(tx, jobs, moveJobs)
  }

  /** The same, but that none moves to a later time. */
  hastenMany(tx: Tx, jobs: readonly JobRequest[]): Promise<void> {
    return this.#writeMany(tx, jobs, hastenJobs)
  }

  async #writeMany(tx: Tx, jobs: readonly JobRequest[], write: typeof moveJobs): Promise<void> {
    if (jobs.length === 0) return
    await write(
      tx.sql,
      jobs.map((job) => this.#rowOf(job))
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

  #rowOf({ payload, ...job }: JobRequest): NewJob {
    return { ...job, payload: JSON.stringify(payload), createdAt: this.clock.now() }
  }
}
