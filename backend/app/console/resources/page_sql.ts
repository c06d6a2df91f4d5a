import { listOf } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'
import { type Condition, readAt } from '#app/console/record_tables/record_table'
import { columnOf, type Declared } from '#app/console/resources/catalogue'
import type { Field } from '#app/console/resources/contract'
import type { ListQuery } from '#app/console/resources/read_list_query'

/** What is put together from the columns a resource declares; measured by `npm run bench:console`. */

/** The ids of a page's rows, in their order. Rows that sort alike stand by their ids. */
export async function findPage(
  sql: Sql,
  declared: Declared,
  { sort, range, conditions }: Pick<ListQuery, 'sort' | 'range'> & { conditions: Condition[] }
): Promise<number[]> {
  const { text, values } = whereOf(conditions)
  const rows = await sql.all<{ id: number }>(
    `select t.id from ${declared.table.from}${text} order by ${orderOf(declared, sort)} limit ? offset ?`,
    ...values,
    range.to - range.from + 1,
    range.from
  )
  return rows.map((row) => row.id)
}

function whereOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return { text: '', values: [] }
  return {
    text: ` where ${conditions.map(({ text }) => text).join(' and ')}`,
    values: conditions.flatMap(({ values }) => values),
  }
}

function orderOf(declared: Declared, { field, order }: ListQuery['sort']): string {
  if (field === 'id') return `t.id ${order}`
  const column = columnOf(declared, field)
  const nulls = { ASC: ' nulls first', DESC: ' nulls last' }[order]
  return `${column.key ?? column.value} ${order}${column.isNullable ? nulls : ''}, t.id ${order}`
}

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
