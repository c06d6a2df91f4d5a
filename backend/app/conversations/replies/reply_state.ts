import { HOUR } from '#app/core/clock/durations'
import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'

/** The reply that is written but not on its way yet; there is one at most. */
export function findDraft(sql: Sql, conversationId: number): Promise<Message | null> {
  return Message.findBy({ conversationId, kind: 'reply', state: 'queued' }, sql)
}

/** A reply whose send may still be under way; one in doubt for longer holds up nobody. */
export async function isSendingReply(
  sql: Sql,
  conversationId: number,
  since: number
): Promise<boolean> {
  const sending = await Message.query(sql)
    .where({ conversationId, kind: 'reply', state: 'sending' })
    .where('sendingAt', '>', since)
    .first()
  return sending !== null
}

/** Null when a reply may go now, else when the oldest of the last hour's replies falls out of the hour. */
export async function nextReplyAt(
  sql: Sql,
  conversationId: number,
  { now, perHour }: { now: number; perHour: number }
): Promise<number | null> {
  const oldest = await Message.query(sql)
    .where({ conversationId, kind: 'reply' })
    .orderBy('id', 'desc')
    .offset(perHour - 1)
    .first()
  if (!oldest || oldest.createdAt <= now - HOUR) return null
  return oldest.createdAt + HOUR
}
