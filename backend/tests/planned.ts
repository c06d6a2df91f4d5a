import type { SqlValue } from '#app/core/database/sql'

export interface Statement {
  text: string
  values: SqlValue[]
}

/** What a plan has for rows that are sorted, because no index has them in their order. */
export const SORT = 'a sort'
