import type { Sql } from '#app/core/database/sql'
import type { Condition } from '#app/console/record_tables/record_table'
import type { Declared } from '#app/console/resources/catalogue'
import { whereOf } from '#app/console/resources/find_page'

/** How many rows a list has. */
export async function countRecords(
  sql: Sql,
  { table }: Declared,
  conditions: readonly Condition[]
): Promise<number> {
  const { text, values } = whereOf(conditions)
  const row = await sql.first<{ count: number }>(
    `select count(*) as count from ${table.from}${text}`,
    ...values
  )
  return row?.count ?? 0
}
