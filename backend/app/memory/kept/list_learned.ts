import { listOf } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'

/** The memories that only these texts told. */
export async function listLearned(sql: Sql, messageIds: readonly number[]): Promise<number[]> {
  if (messageIds.length === 0) return []
  const { marks, values } = listOf(messageIds)
  const rows = await sql.all<{ memory_id: number }>(
    `select distinct memory_id from memory_sources s where message_id in (${marks})
       and not exists (select 1 from memory_sources o where o.memory_id = s.memory_id and o.message_id not in (${marks}))`,
    ...values,
    ...values
  )
  return rows.map(({ memory_id: id }) => id)
}
