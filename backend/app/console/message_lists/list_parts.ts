import type { Span } from '#app/core/database/id_blocks'
import type { Sql, SqlDialect } from '#app/core/database/sql'
import type { MessageBlocks, Order } from '#app/console/message_lists/message_blocks'
import type { MessageFilter } from '#app/console/message_lists/filter_sql'

/** What a page is made from. */
export interface ListParts {
  sql: Sql
  dialect: SqlDialect
  filter: MessageFilter
  blocks: MessageBlocks
  /** The blocks that may hold texts of the list. */
  span: Span
  sort: { field: string; order: Order }
  /** Rows from 0, both included. */
  range: { from: number; to: number }
}

/** The ids of a page in their order, and how many the list has: exactly, or as the kept counters know it. */
export interface Listed {
  ids: number[]
  total: number
  isExact: boolean
}

/** The part of a span a list begins with. */
export function nearEnd({ first, last }: Span, order: Order, width: number): Span {
  if (order === 'DESC') return { first: Math.max(first, last - width + 1), last }
  return { first, last: Math.min(last, first + width - 1) }
}

export function isWhole(part: Span, whole: Span): boolean {
  return part.first === whole.first && part.last === whole.last
}
