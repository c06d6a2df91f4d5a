import type { Sql } from '#app/core/database/sql'

export interface ReplyDraft {
  id: number
  covers_until: number
  due_at: number
}

/** The reply that is written but not on its way yet; there is one at most. */
export function findDraft(sql: Sql, conversationId: number): Promise<ReplyDraft | undefined> {
  return sql.first<ReplyDraft>(
    `select id, covers_until, due_at from messages
     where conversation_id = ? and kind = 'reply' and state = 'queued'`,
    conversationId
  )
}

/** A reply whose send may still be under way; one in doubt for longer holds up nobody. */
export async function isSendingReply(
  sql: Sql,
  conversationId: number,
  since: number
): Promise<boolean> {
  const row = await sql.first(
    `select id from messages where conversation_id = ? and kind = 'reply' and state = 'sending'
       and sending_at > ?`,
    conversationId,
    since
  )
  return row !== undefined
}

const HOUR_MS = 60 * 60_000

/** Null when a reply may go now, else when the oldest of the last hour's replies falls out of the hour. */
export async function nextReplyAt(
  sql: Sql,
  conversationId: number,
  { now, perHour }: { now: number; perHour: number }
): Promise<number | null> {
  const row = await sql.first<{ created_at: number }>(
    `select created_at from messages where conversation_id = ? and kind = 'reply'
     order by id desc limit 1 offset ?`,
    conversationId,
    perHour - 1
  )
  if (!row || row.created_at <= now - HOUR_MS) return null
  return row.created_at + HOUR_MS
}
