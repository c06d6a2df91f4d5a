import limits from '#config/limits'
import { strangersTextsDropped } from '#app/core/telemetry/meters'
import type { Tx } from '#app/core/database/sql'

const DAY_MS = 24 * 60 * 60_000

/** Writes nothing once the handful is full: a flood of texts costs one look at the number's row each. */
const COUNT = `insert into recipients (phone_key, updated_at, stranger_texts, stranger_since) values (?, ?, 1, ?)
  on conflict (phone_key) do update set updated_at = excluded.updated_at,
    stranger_texts = case when recipients.stranger_since > ? then recipients.stranger_texts + 1 else 1 end,
    stranger_since = case when recipients.stranger_since > ? then recipients.stranger_since
      else excluded.stranger_since end
  where recipients.stranger_since is null or recipients.stranger_since <= ? or recipients.stranger_texts < ?
  returning phone_key`

/**
 * Counts a text of a number without an account. True when it had its handful of the day already: the text is then to be dropped
 * unread, unless it is a literal keyword. For a text that is new; it is neither stored nor paid from a purse when it is dropped.
 */
export async function isBeyondHandful(tx: Tx, phoneKey: string, now: number): Promise<boolean> {
  const dayBefore = now - DAY_MS
  const moments = [now, now, dayBefore, dayBefore, dayBefore]
  const counted = await tx.sql.first(COUNT, phoneKey, ...moments, limits.strangers.textsPerDay)
  if (counted) return false
  tx.afterCommit(() => strangersTextsDropped.inc())
  return true
}
