import limits from '#config/limits'
import { DAY } from '#app/core/clock/durations'
import { strangersTextsDropped } from '#app/core/telemetry/meters'
import { countStrangersText } from '#app/conversations/inbound/receive_sql'
import type { Tx } from '#app/core/database/sql'

/**
 * Counts a text of a number without an account. True when it had its handful of the day
 * already: the text is then to be dropped unread, unless it is a literal keyword. For a text that
 * is new; it is neither stored nor paid from a purse when it is dropped, only blanked at the provider.
 */
export async function isBeyondHandful(tx: Tx, phoneKey: string, now: number): Promise<boolean> {
  const most = limits.strangers.textsPerDay
  if (await countStrangersText(tx.sql, phoneKey, { now, since: now - DAY, most })) return false
  tx.afterCommit(() => strangersTextsDropped.inc())
  return true
}
