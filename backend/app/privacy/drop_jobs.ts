import type { Sql } from '#app/core/database/sql'
import type { PickedTexts } from '#app/texting/delivery/removed_texts'
import type { Person } from '#app/privacy/person'

/**
 * Removes the jobs of a talk before its rows go, by the keys their features give them. One that runs just now
 * finds its rows gone and ends; so does one that fires the schedules of several people at once, which stays.
 */
export async function dropJobs(sql: Sql, person: Person, texts: PickedTexts): Promise<void> {
  await sql.run(
    'delete from jobs where dedup_key in (?, ?, ?, ?, ?)',
    `first_text:${person.userId}`,
    `reply:${person.conversationId ?? 0}`,
    `remember:${person.conversationId ?? 0}`,
    `loops:${person.conversationId ?? 0}`,
    `initiative:${person.userId}`
  )
  for (const key of ['send:', 'doubt:']) {
    await sql.run(
      `delete from jobs where dedup_key in (select cast(? as text) || id from messages
         where state in ('queued', 'sending') and (${texts.where}))`,
      key,
      ...texts.values
    )
  }
  for (const key of ['schedule:', 'prepare:']) {
    await sql.run(
      `delete from jobs where dedup_key in (select cast(? as text) || id from activities
         where user_id = ? and activity_type = 'message_scheduled')`,
      key,
      person.userId
    )
  }
}
