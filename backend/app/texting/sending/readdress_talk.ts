import type { Sql } from '#app/core/database/sql'

/** What waits to be sent in the talk goes to the number its person has now; codes and keyword answers stay where they were asked for. */
export async function readdressTalk(sql: Sql, userId: number): Promise<void> {
  await sql.run(
    `update messages set phone = (select phone from users where id = messages.user_id),
       phone_key = (select phone_key from users where id = messages.user_id)
     where user_id = ? and conversation_id is not null and direction = 'outbound' and state = 'queued'`,
    userId
  )
}
