import { DAY, MINUTE } from '#app/core/clock/durations'
import limits from '#config/limits'
import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { nextDueAt } from '#app/texting/sending/line_sql'

const TRIED_AT_LEAST = 3
const LATELY_MS = 15 * MINUTE
const WAITS_MS = MINUTE

/**
 * Whether the provider takes no texts: it answered none of the latest that were handed to it, neither with an
 * id nor with a code. What was not tried for a while is no trouble, unless a text waits.
 */
export async function areTextsRefused(sql: Sql, now: number): Promise<boolean> {
  const latest = await listLatest(sql, now)
  if (latest.length < TRIED_AT_LEAST || latest.some(isAnswered)) return false
  const [{ sendingAt } = { sendingAt: null }] = latest
  if ((sendingAt ?? 0) > now - LATELY_MS) return true
  const dueAt = await nextDueAt(sql)
  return dueAt !== null && dueAt < now - WAITS_MS
}

/** Those whose answer should have come by now, the latest first. */
export function listLatest(sql: Sql, now: number): Promise<Message[]> {
  return Message.query(sql)
    .select('sendingAt', 'messageSid', 'errorCode')
    .where('sendingAt', '>', now - DAY)
    .where('sendingAt', '<=', now - limits.sends.timeoutMs)
    .orderBy('sendingAt', 'desc')
    .orderBy('id', 'desc')
    .limit(TRIED_AT_LEAST)
    .exec()
}

function isAnswered({ messageSid, errorCode }: Message): boolean {
  return messageSid !== null || errorCode !== null
}
