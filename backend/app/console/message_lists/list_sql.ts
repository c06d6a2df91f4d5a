import { firstIdOf, lastIdOf, type Span } from '#app/core/database/id_blocks'
import type { SqlValue } from '#app/core/database/sql'
import { FILTERED_COLUMNS } from '#app/console/message_lists/filter_sql'
import type { ListParts } from '#app/console/message_lists/list_parts'
import type { Order } from '#app/console/message_lists/message_blocks'

/** The list of all texts, with millions of them; measured by `npm run bench:console`. */

type Way = ListParts['filter']

/** The planner takes the way it is told, whatever it thinks of the rest. */
function fenced({ way, columns, rest }: Way, { first, last }: Span) {
  const where = [way.text, 't.id >= ? and t.id <= ?'].filter(Boolean).join(' and ')
  return {
    text: {
      with: `with found as materialized (select ${columns} from messages t where ${where})`,
      from: `from found t${rest.text && ` where ${rest.text}`}`,
    },
    values: [...way.values, firstIdOf(first), lastIdOf(last), ...rest.values] as SqlValue[],
  }
}

function open({ way, rest }: Way, { first, last }: Span) {
  const where = [way.text, 't.id >= ? and t.id <= ?', rest.text].filter(Boolean).join(' and ')
  return {
    text: { with: '', from: `from messages t where ${where}` },
    values: [...way.values, firstIdOf(first), lastIdOf(last), ...rest.values] as SqlValue[],
  }
}

/** So many of a list are counted one by one. */
export async function countUpTo({ sql, filter, span }: ListParts, most: number): Promise<number> {
  const isFenced = filter.rest.text !== '' && filter.isChecked
  const { text, values } = isFenced ? fenced(filter, span) : open(filter, span)
  const row = await sql.first<{ count: number }>(
    `${text.with} select count(*) as count
     from (select 1 as one ${text.from} limit ${most}) as counted`,
    ...values
  )
  return row?.count ?? 0
}

/** Of this part of the list; by time only those on the near side of the edge, when there is one. */
export async function findFiltered(
  { sql, filter, sort: { field, order }, range }: ListParts,
  part: Span,
  edge: number | null
): Promise<number[]> {
  const { text, values } = fenced(filter, part)
  const isNear = `t.created_at ${nearSideOf(order)} ?`
  const near = edge === null ? '' : `${filter.rest.text ? ' and' : ' where'} ${isNear}`
  const rows = await sql.all<{ id: number }>(
    `${text.with} select t.id ${text.from}${near}
     order by ${field === 'createdAt' ? `t.created_at ${order}, ` : ''}t.id ${order} limit ? offset ?`,
    ...values,
    ...(edge === null ? [] : [edge]),
    range.to - range.from + 1,
    range.from
  )
  return rows.map(({ id }) => id)
}

function nearSideOf(order: Order): '>' | '<' {
  return order === 'DESC' ? '>' : '<'
}

/** How many texts of the filter each block held at its last count; none where that is not known. */
export async function keptCounts(
  { sql, filter }: Pick<ListParts, 'sql' | 'filter'>,
  { first, last }: Span
): Promise<{ block: number; count: number }[]> {
  const { counted } = filter
  if (!counted) return []
  return sql.all(
    `select t.block, sum(t.count) as count from message_counts t
     where t.block >= ? and t.block <= ?${counted.text && ` and ${counted.text}`}
     group by t.block order by t.block`,
    first,
    last,
    ...counted.values
  )
}

/** As one value: a hundred thousand rows of one number each take longer to hand over than to find. */
const AS_LIST = `string_agg(cast(t.id as text), ',') as ids`

/** All that the filter lets through. */
export async function listAll({ sql, filter }: ListParts, part: Span): Promise<number[]> {
  const { text, values } = fenced(filter, part)
  const row = await sql.first<{ ids: string | null }>(
    `${text.with} select ${AS_LIST} ${text.from}`,
    ...values
  )
  return numbersIn(row?.ids)
}

/** Those of these that the filter lets through. */
export async function lookUp(
  { sql, dialect, filter }: ListParts,
  ids: number[]
): Promise<number[]> {
  const { way, rest } = filter
  const checks = [way.text, rest.text].filter(Boolean).join(' and ')
  const row = await sql.first<{ ids: string | null }>(
    `with asked as materialized (
       select ${FILTERED_COLUMNS} from messages t where t.id in ${dialect.numbersOf('?')})
     select ${AS_LIST} from asked t${checks && ` where ${checks}`}`,
    JSON.stringify(ids),
    ...way.values,
    ...rest.values
  )
  return numbersIn(row?.ids)
}

function numbersIn(list: string | null | undefined): number[] {
  return list ? list.split(',').map(Number) : []
}

/** These by time; only those on the near side of the edge, when there is one. */
export async function sortByTime(
  { sql, dialect, sort: { order }, range }: ListParts,
  ids: readonly number[],
  edge: number | null
): Promise<number[]> {
  const near = edge === null ? '' : `where created_at ${nearSideOf(order)} ?`
  const rows = await sql.all<{ id: number }>(
    `with asked as materialized (
       select id, created_at from messages where id in ${dialect.numbersOf('?')})
     select id from asked ${near}
     order by created_at ${order}, id ${order} limit ? offset ?`,
    JSON.stringify(ids),
    ...(edge === null ? [] : [edge]),
    range.to - range.from + 1,
    range.from
  )
  return rows.map(({ id }) => id)
}
