import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'

/**
 * What waits to be sent in the talk goes to the number its person
 * has now; codes and keyword answers stay where they were asked for.
 */
export async function readdressTalk(sql: Sql, userId: number): Promise<void> {
  const { phone, phoneKey } = await User.findOrFail(userId, sql)
  await Message.query(sql)
    .where({ userId, direction: 'outbound', state: 'queued' })
    .whereNotNull('conversationId')
    .update({ phone, phoneKey })
}
