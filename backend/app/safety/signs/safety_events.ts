import type { Sql } from '#app/core/database/sql'

/** What somebody has to look at, or what is counted. `crisis_other` is somebody else in danger. */
export type SafetyKind =
  'crisis' | 'crisis_other' | 'minor' | 'minor_sexual' | 'explicit' | 'report'

/** Our own phrases, the provider's moderation, or a person's report. */
export type SafetySource = 'phrases' | 'moderation' | 'report'

interface SafetyEvent {
  kind: SafetyKind
  source: SafetySource
  /** Null for a number nobody signed up with. */
  userId: number | null
  messageId: number
  /** Epoch milliseconds. */
  at: number
  /** The crisis line the person was pointed to because of it; null when no text was sent. */
  referral?: string | null
  /** Why a text was reported. */
  detail?: string
}

/** Written in the commit of what caused it, without a word of it. Once a text and kind: false when it is there already. */
export async function recordSafetyEvent(sql: Sql, event: SafetyEvent): Promise<boolean> {
  const added = await sql.run(
    `insert into safety_events (user_id, message_id, kind, source, referral, detail, created_at)
     values (?, ?, ?, ?, ?, ?, ?) on conflict (message_id, kind) do nothing`,
    event.userId,
    event.messageId,
    event.kind,
    event.source,
    event.referral ?? null,
    event.detail ?? null,
    event.at
  )
  return added === 1
}
