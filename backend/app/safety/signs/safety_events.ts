import type { Sql } from '#app/core/database/sql'
import type { SafetyKind, SafetySource } from '#app/models/contract'
import { changedBy } from '#app/models/changed_by'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { SafetyEvent } from '#app/models/safety_event'

interface NewEvent {
  kind: SafetyKind
  source: SafetySource
  /** Null for a number nobody signed up with. */
  userId: number | null
  /** Null where no text said it. */
  messageId: number | null
  /** Epoch milliseconds. */
  at: number
  /** The crisis line the person was pointed to because of it; null when no text was sent. */
  referral?: string | null
  /** Why a text was reported, or the provider's id of what has to be reported. */
  detail?: string | null
}

/** Written in the commit of what caused it, without a word of it; once a text and kind. */
export async function recordSafetyEvent(sql: Sql, event: NewEvent): Promise<void> {
  const { userId, messageId, kind, source, referral = null, detail = null, at: createdAt } = event
  const row = { userId, messageId, kind, source, referral, detail, createdAt }
  await insertUnlessKnown(new SafetyEvent().fill(row), sql)
}

/** Whether there is sexual talk of a minor for which staff has not resumed the account. */
export async function isReportable(sql: Sql, userId: number): Promise<boolean> {
  const known = SafetyEvent.query(sql).where({ userId, kind: 'minor_sexual' })
  return (await known.whereNotNull('detail').first()) !== null
}

/**
 * Somebody has looked at it, or it waits for somebody again. False when it stood so already, or is not there.
 */
export async function answerSafetyEvent(
  sql: Sql,
  id: number,
  { state, by, at }: { state: 'open' | 'answered'; by: number | null; at: number }
): Promise<boolean> {
  const answer = state === 'answered' ? { answeredBy: by, answeredAt: at } : UNANSWERED
  const other = SafetyEvent.query(sql).where({ id }).whereNot({ state })
  return (await changedBy(other.update({ state, ...answer }))) > 0
}

const UNANSWERED = { answeredBy: null, answeredAt: null }
