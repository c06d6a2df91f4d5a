import { insertRows, listOf } from '#app/core/database/many_rows'
import type { PlainSql, SqlValue } from '#app/core/database/sql'
import type { GateRow } from '#app/texting/gate/gate_sql'

// By hand for `npm run bench:schedules`: ten thousand texts that are due in one minute pass through here.

export interface Wish {
  most: number
  /** No other than this one. */
  id?: number
  /** Perhaps it is lost: then what matters least. */
  isRisked?: boolean
}

/** Whose turn it is: by class, then everybody's first before anybody's second, then by age. */
export async function listLine(
  sql: PlainSql,
  { most, id, isRisked }: Wish,
  now: number
): Promise<{ id: number; conversation_id: number | null }[]> {
  const [alone, ids] = id === undefined ? ['', []] : ['and id = ?', [id]]
  return sql.all(
    `select id, conversation_id from messages
     where state = 'queued' and is_held = ? and (due_at <= ? or created_at > ?) ${alone}
     order by lane ${isRisked ? 'desc' : 'asc'}, turn, due_at, id limit ?`,
    false,
    now,
    // Written by a clock that was ahead.
    now,
    ...ids,
    most
  )
}

/** When the next text that waits may go, also one that might have gone by now; null when none waits. */
export async function nextDueAt(sql: PlainSql): Promise<number | null> {
  const row = await sql.first<{ at: number | null }>(
    `select min(due_at) as at from messages where state = 'queued' and is_held = ?`,
    false
  )
  return row?.at ?? null
}

/** Segments of codes that were asked for since then and wait. */
export async function countCodesWaiting(
  sql: PlainSql,
  since: number,
  now: number
): Promise<number> {
  const row = await sql.first<{ segments: number }>(
    `select coalesce(sum(segments), 0) as segments from messages
     where state = 'queued' and lane = 0 and created_at > ? and created_at <= ?`,
    since,
    now
  )
  return row?.segments ?? 0
}

/**
 * The text leaves now, as it stands in `text`; the next one of the same person is the
 * first of theirs. The lane behind a plus: SQLite would go through all that waits there.
 */
export async function markSending(
  sql: PlainSql,
  text: GateRow,
  { verdict, now }: { verdict: string; now: number }
): Promise<void> {
  await sql.run(
    `update messages set state = 'sending', verdict = ?, sending_at = ?, tries = tries + 1, body = ?,
       segments = ?, has_ai_notice = ? where id = ?`,
    verdict,
    now,
    text.body,
    text.segments,
    Boolean(text.has_ai_notice),
    text.id
  )
  await sql.run(
    `update messages set turn = turn - 1 where state = 'queued' and phone_key = ? and +lane = ? and turn > 1`,
    text.phone_key,
    text.lane
  )
}

/** From here on the text stands in the conversation and what it answers counts as answered. */
export async function markInConversation(sql: PlainSql, row: GateRow, now: number): Promise<void> {
  if (row.covers_until !== null) {
    await sql.run(
      `update messages set answered_by = ? where conversation_id = ? and id <= ?
         and direction = 'inbound' and answered_by is null`,
      row.id,
      row.conversation_id,
      row.covers_until
    )
  }
  await sql.run(
    `update conversations set version = version + 1, from_girlfriend = from_girlfriend + ?,
       restarts = case when ? = 'reply' then 0 else restarts end,
       ai_noticed_at = case when ? then ? else ai_noticed_at end where id = ?`,
    row.tries === 0 ? 1 : 0,
    row.kind,
    Boolean(row.has_ai_notice),
    now,
    row.conversation_id
  )
}

/** Which of these conversations are there; `lock` is one of the dialect's. */
export async function findThere(
  sql: PlainSql,
  conversationIds: readonly number[],
  lock = ''
): Promise<number[]> {
  const { marks, values } = listOf(conversationIds)
  const rows = await sql.all<{ id: number }>(
    `select id from conversations where id in (${marks})${lock}`,
    ...values
  )
  return rows.map((row) => row.id)
}

/** Everybody's first text in a class goes before anybody's second. The class as in `markSending`. */
const INSERT = {
  head: `insert into messages (conversation_id, user_id, direction, kind, body, phone, phone_key, state,
    segments, has_ai_notice, charge_key, dedup_key, covers_until, prompt_version, created_at, due_at,
    expires_at, slot_at, is_held, body_hash, lane, turn)`,
  row: `(?, ?, 'outbound', ?, ?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
    1 + (select count(*) from messages where state = 'queued' and phone_key = ? and +lane = ?))`,
  tail: 'on conflict (dedup_key) do nothing returning id, dedup_key',
}

/** The ids by dedup key; a text of the same key that is there already gets none. */
export async function insertTexts(
  sql: PlainSql,
  texts: readonly SqlValue[][]
): Promise<Map<string, number>> {
  const rows = await insertRows<{ id: number; dedup_key: string }>(sql, INSERT, texts)
  return new Map(rows.map((row) => [row.dedup_key, row.id]))
}
