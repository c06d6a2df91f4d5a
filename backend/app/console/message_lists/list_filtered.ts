import { MOST_LISTED } from '#app/console/message_lists/contract'
import type { Span } from '#app/core/database/id_blocks'
import { firstIdOf, lastIdOf } from '#app/core/database/id_blocks'
import type { SqlValue } from '#app/core/database/sql'
import {
  isWhole,
  keptCounts,
  type Listed,
  type ListParts,
  nearEnd,
} from '#app/console/message_lists/list_parts'
import { refuseTooFar } from '#app/console/message_lists/too_far'

/** A page of the texts a filter lets through, with their number. */
export async function listFiltered(parts: ListParts): Promise<Listed> {
  const count = await countUpTo(parts)
  const isExact = count <= MOST_LISTED
  if (isExact) return { ids: await pageOf(parts, parts.span), total: count, isExact }
  refuseTooFar(parts.range)
  const kept = await keptCounts(parts, parts.span)
  const total = kept.reduce((sum, block) => sum + block.count, 0)
  return { ids: await deepPage(parts, kept), total: Math.max(total, count), isExact }
}

/** Ten thousand are counted one by one; one more says that there are more. */
async function countUpTo({ sql, filter, span }: ListParts): Promise<number> {
  const { rest } = filter
  const isFenced = rest.text !== '' && filter.isChecked
  const { text, values } = isFenced ? fenced(filter, span) : open(filter, span)
  const row = await sql.first<{ count: number }>(
    `${text.with} select count(*) as count
     from (select 1 as one ${text.from} limit ${MOST_LISTED + 1}) as counted`,
    ...values
  )
  return row?.count ?? 0
}

type Way = Pick<ListParts, 'filter'>['filter']

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

/**
 * A page of many starts from the near end of the list, with as many blocks as should hold all rows up to it by the kept
 * counts, and with more when they do not: its cost is that of the rows skipped, never of the table.
 */
async function deepPage(
  parts: ListParts,
  kept: { block: number; count: number }[]
): Promise<number[]> {
  const { span, sort, range, blocks } = parts
  const asked = range.to - range.from + 1
  for (let width = widthFor(parts, kept); ; width *= WIDER) {
    const near = nearEnd(span, sort.order, width)
    const part = sort.field === 'id' ? near : blocks.reaching(near, sort.order, span)
    const ids = await pageOf(parts, part)
    if (ids.length === asked || isWhole(part, span)) return ids
  }
}

const WIDER = 4
const SPARE = 1.1

function widthFor(
  { range, sort, span }: ListParts,
  kept: { block: number; count: number }[]
): number {
  const inOrder = sort.order === 'DESC' ? kept.toReversed() : kept
  const end = sort.order === 'DESC' ? span.last : span.first
  let left = (range.to + 1) * SPARE
  for (const { block, count } of inOrder) {
    left -= count
    if (left <= 0) return Math.abs(end - block) + 1
  }
  return kept.length === 0 ? FIRST_WIDTH : span.last - span.first + 1
}

const FIRST_WIDTH = 4

/** What of this part of the list is sure to be in order and complete. */
async function pageOf(parts: ListParts, part: Span): Promise<number[]> {
  const { sql, filter, span, sort, range, blocks } = parts
  const { order } = sort
  const byTime = sort.field === 'createdAt'
  const edge = byTime && !isWhole(part, span) ? await blocks.edgeOf(part, order, span) : null
  const { text, values } = fenced(filter, part)
  const after = `t.created_at ${order === 'DESC' ? '>' : '<'} ?`
  const sure = edge === null ? '' : `${filter.rest.text ? ' and' : ' where'} ${after}`
  const rows = await sql.all<{ id: number }>(
    `${text.with} select t.id ${text.from}${sure}
     order by ${byTime ? `t.created_at ${order}, ` : ''}t.id ${order} limit ? offset ?`,
    ...values,
    ...(edge === null ? [] : [edge]),
    range.to - range.from + 1,
    range.from
  )
  return rows.map(({ id }) => id)
}
