import { listOf } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'

// What a reply waits for; measured by `npm run bench:memory`. The full text itself is the dialect's
// (`textsWithWords`).

/** How many texts of a talk are indexed. */
export async function countIndexed(sql: Sql, conversationId: number): Promise<number> {
  const row = await sql.first<{ total: number }>(
    'select count(*) as total from word_index where conversation_id = ?',
    conversationId
  )
  return row?.total ?? 0
}

/** As one value: a thousand rows of seven columns take longer to hand over than to find. */
const PARTS = ['message_id', 'stretch', 'sender', 'said_at', 'length', 'tokens', 'asks']
/** A text somebody pinned is told apart where it is read anyway. */
const IS_PINNED = `(case when exists (select 1 from text_marks t
    where t.message_id = word_index.message_id and t.pinned_at is not null) then 1 else 0 end)`
const AS_LIST = `string_agg(${[...PARTS, IS_PINNED].join(` || ' ' || `)}, ',')`

/** Null without any. */
export async function findTextsIn(
  sql: Sql,
  {
    conversationId,
    stretches,
    before,
  }: { conversationId: number; stretches: readonly number[]; before: number }
): Promise<string | null> {
  const { marks, values } = listOf(stretches)
  const row = await sql.first<{ texts: string | null }>(
    `select ${AS_LIST} as texts from word_index
     where conversation_id = ? and stretch in (${marks}) and message_id < ?`,
    conversationId,
    ...values,
    before
  )
  return row?.texts ?? null
}

/** In which stretch of talk each of these texts stands, and its length. */
export function findStretchesOf(
  sql: Sql,
  ids: readonly number[]
): Promise<{ id: number; stretch: number; length: number }[]> {
  const { marks, values } = listOf(ids)
  return sql.all(
    `select message_id as id, stretch, length from word_index
     where message_id in (${marks}) order by message_id`,
    ...values
  )
}
