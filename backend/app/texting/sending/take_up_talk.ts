import type { Tx } from '#app/core/database/sql'
import { firstTextJob, type JobQueue, replyJob } from '#app/core/jobs/job_queue'
import { Conversation } from '#app/models/conversation'

/**
 * What silenced her is over: she answers what came meanwhile, and says hello where she
 * never has. The jobs know what is too old, and what else keeps her silent.
 */
export async function takeUpTalk(tx: Tx, queue: JobQueue, userId: number): Promise<void> {
  const talk = await sayHello(tx, queue, userId)
  if (talk) await queue.reschedule(tx, replyJob(talk.id, queue.clock.now()))
}

/** The hello alone; nothing where she has said it. Null where she does not exist. */
export async function sayHello(
  tx: Tx,
  queue: JobQueue,
  userId: number
): Promise<Conversation | null> {
  const talk = await Conversation.findBy({ userId }, tx.sql)
  if (talk?.fromGirlfriend === 0) {
    await queue.reschedule(tx, firstTextJob(userId, queue.clock.now()))
  }
  return talk
}
