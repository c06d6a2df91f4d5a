import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { firstIdOf } from '#app/texting/delivery/try_again'

/** This text is the answer to all that was open: she does not answer it once more. */
export async function coverUnanswered(
  sql: Sql,
  conversationId: number,
  messageId: number
): Promise<void> {
  await Message.query(sql)
    .where({ conversationId, direction: 'inbound' })
    .whereNull('answeredBy')
    .update({ answeredBy: messageId })
}

/** What this reply, or the first try of it, was to answer is unanswered again. */
export async function uncover(sql: Sql, replyId: number): Promise<void> {
  const reply = await Message.findOrFail(replyId, sql)
  await Message.query(sql)
    .where('conversationId', reply.conversationId!)
    .whereIn('answeredBy', [replyId, firstIdOf(reply)])
    .update({ answeredBy: null })
}
