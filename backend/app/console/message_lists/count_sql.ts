import type { Sql } from '#app/core/database/sql'

/** Texts of a sort. Instants are epoch milliseconds; the error code is 0 without one. */
export interface MessageGroup {
  kind: string
  state: string
  error_code: number
  count: number
  first_at: number
  last_at: number
}

/** Of all texts of a block; each is read once. Measured by `npm run bench:console`. */
export function countGroups(sql: Sql, first: number, last: number): Promise<MessageGroup[]> {
  return sql.all(
    `select kind, state, coalesce(error_code, 0) as error_code, count(*) as count,
       min(created_at) as first_at, max(created_at) as last_at
     from messages where id >= ? and id <= ? group by kind, state, coalesce(error_code, 0)`,
    first,
    last
  )
}
