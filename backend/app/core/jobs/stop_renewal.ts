import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'

/** Nobody pays on for an account that is shut out: the plan, if there is one, ends with its period. */
export function stopRenewal(tx: Tx, queue: JobQueue, userId: number): Promise<void> {
  return queue.reschedule(tx, {
    kind: 'end_renewal',
    dedupKey: `end_renewal:${userId}`,
    payload: { userId },
    runAt: queue.clock.now(),
  })
}
