import type { Sql } from '#app/core/sql'
import { countSegments } from '#app/sms/segments'
import type { OutboundKind } from '#app/sms/send_gate'

export interface MessageDraft {
  kind: OutboundKind
  /** E.164. */
  to: string
  body: string
  userId: number | null
  /** Null for texts that are no part of the talk: codes, keyword answers, pointers. */
  conversationId: number | null
  /** The same text is never queued twice under one key. */
  dedupKey: string
  /** Epoch milliseconds; now when absent. */
  dueAt?: number
  validMs: number
  chargeKey?: string
  hasAiNotice?: boolean
  /** The last inbound text this one answers. */
  coversUntil?: number
}

/** Null when a text of the same key is there already. */
export async function insertMessage(
  sql: Sql,
  draft: MessageDraft,
  { now, phoneKey }: { now: number; phoneKey: string }
): Promise<number | null> {
  const dueAt = draft.dueAt ?? now
  const row = await sql.first<{ id: number }>(
    `insert into messages (conversation_id, user_id, direction, kind, body, phone, phone_key, state, segments,
       has_ai_notice, charge_key, dedup_key, covers_until, created_at, due_at, expires_at)
     values (?, ?, 'outbound', ?, ?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (dedup_key) do nothing returning id`,
    draft.conversationId,
    draft.userId,
    draft.kind,
    maskedBody(draft.kind, draft.body),
    draft.to,
    phoneKey,
    countSegments(draft.body).segments,
    draft.hasAiNotice ?? false,
    draft.chargeKey ?? null,
    draft.dedupKey,
    draft.coversUntil ?? null,
    now,
    dueAt,
    dueAt + draft.validMs
  )
  return row?.id ?? null
}

/** A code's digits stand in no row. */
export function maskedBody(kind: string, body: string): string {
  return kind === 'code' ? body.replace(/\d{6}/g, '******') : body
}
