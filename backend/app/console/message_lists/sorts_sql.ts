import type { Sql } from '#app/core/database/sql'
import { KINDS } from '#app/models/kinds'

// For the list of all texts, with millions of them; measured by `npm run bench:console`.

/** A kind of text and a state it may be in. */
export interface Sort {
  kind: string
  state: string
}

const NEXT_KIND = 'select min(m.kind) from messages m where m.kind > s.kind'
const NEXT_STATE = 'select min(m.state) from messages m where m.kind = s.kind and m.state > s.state'
/** In steps from one to the next through the index. */
const SORTS = `with recursive sort (kind, state) as (
    select min(f.kind), (select min(m.state) from messages m where m.kind = min(f.kind)) from messages f
    union all
    select case when (${NEXT_STATE}) is null then (${NEXT_KIND}) else s.kind end,
      coalesce((${NEXT_STATE}), (select min(n.state) from messages n where n.kind = (${NEXT_KIND})))
    from sort s where s.kind is not null)
  select kind, state from sort where kind is not null`

/** Those there are texts of. */
export async function listSorts(sql: Sql): Promise<Sort[]> {
  return sql.all<Sort>(SORTS)
}

/** A kind goes one way. */
export function directionOf(kind: string): 'inbound' | 'outbound' {
  return kind in KINDS ? 'outbound' : 'inbound'
}

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
