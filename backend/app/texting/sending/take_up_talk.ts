import type { Tx } from '#app/core/database/sql'
import { firstTextJob, type JobQueue, replyJob } from '#app/core/jobs/job_queue'
import { Conversation } from '#app/models/conversation'
import { HER_KINDS } from '#app/models/kinds'
import { Message } from '#app/models/message'

/**
 * What silenced her is over: she answers what came meanwhile, and says hello where she
 * never has. The jobs know what is too old, and what else keeps her silent.
 */
export async function takeUpTalk(tx: Tx, queue: JobQueue, userId: number): Promise<void> {
  const talk = await sayHello(tx, queue, userId)
  if (talk) await queue.reschedule(tx, replyJob(talk.id, queue.clock.now()))
}

/**
 * The hello alone; nothing where any words of hers have left: a try that
 * failed was none, nor was a notice. Null where she does not exist.
 */
export async function sayHello(
  tx: Tx,
  queue: JobQueue,
  userId: number
): Promise<Conversation | null> {
  const talk = await Conversation.findBy({ userId }, tx.sql)
  if (!talk) return null
  const said = await Message.query(tx.sql)
    .where('conversationId', talk.id)
    .whereIn('kind', HER_KINDS as string[])
    .withScopes((texts) => texts.leftUs())
    .first()
  if (!said) await queue.reschedule(tx, firstTextJob(userId, queue.clock.now()))
  return talk
}
