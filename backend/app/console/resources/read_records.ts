import { listOf } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'
import { readAt } from '#app/console/record_tables/record_table'
import { columnOf, type Declared } from '#app/console/resources/catalogue'
import type { Field } from '#app/console/resources/contract'

export type Row = { id: number } & Record<string, unknown>

/** These fields of these rows, in the order of the ids; what is gone meanwhile is left out. */
export async function readRecords(
  sql: Sql,
  declared: Declared,
  { ids, fields, now }: { ids: readonly number[]; fields: readonly Field[]; now: number }
): Promise<Row[]> {
  if (ids.length === 0) return []
  const { marks, values } = listOf(ids)
  const { from, joins = '' } = declared.table
  const shown = fields.map(({ name }) => `${columnOf(declared, name).value} as "${name}"`)
  const text = `select t.id, ${shown.join(', ')} from ${from} ${joins} where t.id in (${marks})`
  const query = readAt(now, { text, values })
  const rows = await sql.all<Row>(query.text, ...query.values)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
