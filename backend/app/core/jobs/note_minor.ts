import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'

/** A date of birth says that somebody is under 18: staff is to see it like any other sign of it. */
export function noteMinor(tx: Tx, queue: JobQueue, userId: number): Promise<void> {
  const at = queue.clock.now()
  const payload = { userId, at }
  return queue.enqueue(tx, {
    kind: 'note_minor',
    dedupKey: `note_minor:${userId}:${at}`,
    payload,
    runAt: at,
  })
}
