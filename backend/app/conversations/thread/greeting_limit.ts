import limits from '#config/limits'
import { Message } from '#app/models/message'
import { DAY } from '#app/core/clock/durations'
import { tooMany } from '#app/core/answers/refusal'
import type { Sql } from '#app/core/database/sql'

/** A greeting is free, so it has a limit of its own: a while between two, and so many in 24 hours. */
export async function refuseSoonGreeting(
  sql: Sql,
  { conversationId, now }: { conversationId: number; now: number }
): Promise<void> {
  const { perDay, everyMs } = limits.greetings
  const sent = await Message.query(sql)
    .where({ conversationId, kind: 'greeting' })
    .where('createdAt', '>', now - DAY)
    .orderBy('id', 'desc')
    .limit(perDay)
  const [latest, earliest] = [sent[0], sent[perDay - 1]]
  const next = Math.max((latest?.createdAt ?? 0) + everyMs, (earliest?.createdAt ?? 0) + DAY)
  if (latest && next > now) {
    throw tooMany((next - now) / 1000, 'She just said hello. Try again later.')
  }
}
