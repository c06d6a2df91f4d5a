import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'

/** A text for somebody in danger that still waits to leave stays when its talk goes. */
export async function leaveHelp(sql: Sql, conversationId: number): Promise<void> {
  await Message.query(sql)
    .where({ conversationId, kind: 'crisis', state: 'queued' })
    .update({ conversationId: null })
}
