import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'

const REMEMBER_JOB = 'remember'

/** One reader a talk; it decides itself whether there is enough to read yet. */
export async function askToRemember(
  tx: Tx,
  queue: JobQueue,
  { conversationId, afterMs }: { conversationId: number; afterMs: number }
): Promise<void> {
  await queue.reschedule(tx, {
    kind: REMEMBER_JOB,
    dedupKey: `remember:${conversationId}`,
    payload: { conversationId },
    runAt: queue.clock.now() + afterMs,
  })
}
