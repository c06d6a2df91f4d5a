import type { Sql } from '#app/core/database/sql'

/** This text is the answer to all that was open: she does not answer it once more. */
export async function coverUnanswered(
  sql: Sql,
  conversationId: number,
  messageId: number
): Promise<void> {
  await sql.run(
    `update messages set answered_by = ? where conversation_id = ? and direction = 'inbound'
       and answered_by is null`,
    messageId,
    conversationId
  )
}
