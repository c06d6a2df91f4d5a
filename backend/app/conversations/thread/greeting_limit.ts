import limits from '#config/limits'
import { tooMany } from '#app/core/answers/refusal'
import type { Sql } from '#app/core/database/sql'

const DAY_MS = 24 * 60 * 60_000

/** A greeting is free, so it has a limit of its own: a while between two, and so many in 24 hours. */
export async function refuseSoonGreeting(
  sql: Sql,
  { conversationId, now }: { conversationId: number; now: number }
): Promise<void> {
  const { perDay, everyMs } = limits.greetings
  const sent = await sql.all<{ at: number }>(
    `select created_at as at from messages where conversation_id = ? and kind = 'greeting' and created_at > ?
     order by id desc limit ${perDay}`,
    conversationId,
    now - DAY_MS
  )
  const [latest, earliest] = [sent[0], sent[perDay - 1]]
  const next = Math.max((latest?.at ?? 0) + everyMs, (earliest?.at ?? 0) + DAY_MS)
  if (latest && next > now) {
    throw tooMany((next - now) / 1000, 'She just said hello. Try again later.')
  }
}
