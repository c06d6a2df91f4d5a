import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'

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
