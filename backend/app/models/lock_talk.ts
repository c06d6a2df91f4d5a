import type { Sql } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'

/**
 * Where there are several writers each takes a talk first, then its person, and only then what is theirs:
 * texts, schedules, firings, charges. Two that took them in two orders would wait for each other.
 */
export async function lockTalk(
  sql: Sql,
  which: { id: number } | { userId: number }
): Promise<void> {
  if (sql.client.dialect.name !== 'postgres') return
  await locked(Conversation.query(sql).select('id').where(which))
}
