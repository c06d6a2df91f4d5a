import { listOf } from '#app/core/database/many_rows'
import type { PlainSql } from '#app/core/database/sql'
import type { UnreadText } from '#app/conversations/inbound/inbox'

// By hand for `npm run bench:ingest`: every text that comes in waits here, hundreds a second.

/** False when a text of this id waits there already. */
export async function addUnread(sql: PlainSql, text: Omit<UnreadText, 'id'>): Promise<boolean> {
  const added = await sql.run(
    `insert into inbox (message_sid, phone, phone_key, channel, opt_out_type, body, pictures, files, is_late,
       received_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (phone_key, message_sid) do nothing`,
    text.sid,
    text.phone,
    text.phoneKey,
    text.channel,
    text.optOutType,
    text.body,
    text.pictures,
    text.files,
    text.isLate,
    text.at
  )
  return added === 1
}

/** Of one number, oldest first. */
export async function listUnread(
  sql: PlainSql,
  phoneKey: string,
  most: number
): Promise<UnreadText[]> {
  const rows = await sql.all<Omit<UnreadText, 'isLate'> & { isLate: boolean | number }>(
    `select id, message_sid as sid, phone, phone_key as "phoneKey", channel, opt_out_type as "optOutType",
       body, pictures, files, is_late as "isLate", received_at as at from inbox
     where phone_key = ? order by id limit ?`,
    phoneKey,
    most
  )
  return rows.map((row) => ({ ...row, isLate: Boolean(row.isLate) }))
}

/** Before anything else of this number; `lock` is the dialect's. */
export async function lockTalkOfNumber(sql: PlainSql, phoneKey: string, lock: string) {
  await sql.first(
    `select id from conversations where user_id = (select id from users where phone_key = ?)${lock}`,
    phoneKey
  )
}

/** The talks of these numbers; somebody without a companion has none. */
export function listTalks(
  sql: PlainSql,
  phoneKeys: readonly string[]
): Promise<{ id: number; phoneKey: string }[]> {
  const { marks, values } = listOf(phoneKeys)
  return sql.all(
    `select c.id, u.phone_key as "phoneKey" from users u join conversations c on c.user_id = u.id
     where u.phone_key in (${marks})`,
    ...values
  )
}

/**
 * Answers the ids of those that were still there: another reader may have been
 * quicker. Only of these: one with a lower id may have come while they were read.
 */
export async function takeUnread(sql: PlainSql, ids: readonly number[]): Promise<Set<number>> {
  const rows = await sql.all<{ id: number }>(
    `delete from inbox where id in (${ids.map(() => '?').join(', ')}) returning id`,
    ...ids
  )
  return new Set(rows.map(({ id }) => id))
}
