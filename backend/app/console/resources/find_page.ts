import type { Sql } from '#app/core/database/sql'
import type { Condition } from '#app/console/record_tables/record_table'
import { columnOf, type Declared } from '#app/console/resources/catalogue'
import type { ListQuery } from '#app/console/resources/read_list_query'

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

export function whereOf(conditions: readonly Condition[]): Condition {
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
