import type { Sql } from '#app/core/database/sql'

/** A text as it came in, before anybody read it. */
export interface UnreadText {
  id: number
  /** The provider's id. */
  sid: string
  /** E.164. */
  phone: string
  phoneKey: string
  body: string
  pictures: number
  /** It comes from the provider's list, long after it was written. */
  isLate: boolean
  /** Epoch milliseconds; when it reached us, or the provider. */
  at: number
}

interface Row {
  id: number
  message_sid: string
  phone: string
  phone_key: string
  body: string
  pictures: number
  is_late: boolean | number
  received_at: number
}

/** False when a text of this id waits there already. */
export async function addUnread(sql: Sql, text: Omit<UnreadText, 'id'>): Promise<boolean> {
  const added = await sql.run(
    `insert into inbox (message_sid, phone, phone_key, body, pictures, is_late, received_at)
     values (?, ?, ?, ?, ?, ?, ?) on conflict (message_sid) do nothing`,
    text.sid,
    text.phone,
    text.phoneKey,
    text.body,
    text.pictures,
    text.isLate,
    text.at
  )
  return added === 1
}

/** Of one number, oldest first. */
export async function listUnread(sql: Sql, phoneKey: string, most: number): Promise<UnreadText[]> {
  const rows = await sql.all<Row>(
    `select id, message_sid, phone, phone_key, body, pictures, is_late, received_at from inbox
     where phone_key = ? order by id limit ?`,
    phoneKey,
    most
  )
  return rows.map((row) => ({
    id: row.id,
    sid: row.message_sid,
    phone: row.phone,
    phoneKey: row.phone_key,
    body: row.body,
    pictures: row.pictures,
    isLate: Boolean(row.is_late),
    at: row.received_at,
  }))
}

/** Answers the ids of those that were still there: another reader may have been quicker. */
export async function takeUnread(
  sql: Sql,
  { phoneKey, until }: { phoneKey: string; until: number }
): Promise<Set<number>> {
  const rows = await sql.all<{ id: number }>(
    'delete from inbox where phone_key = ? and id <= ? returning id',
    phoneKey,
    until
  )
  return new Set(rows.map(({ id }) => id))
}
