import { insertRows } from '#app/core/database/many_rows'
import type { Sql, SqlValue } from '#app/core/database/sql'
import { HELD_KINDS, KINDS, type OutboundKind } from '#app/models/kinds'
import { hashOfWords } from '#app/texting/delivery/filtered_texts'
import { maskedBody } from '#app/texting/delivery/masked_body'
import { countSegments } from '#app/texting/sms/segments'

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
  /** The due instant of an hour outside the usual ones that the person confirmed. */
  slotAt?: number
  chargeKey?: string
  hasAiNotice?: boolean
  /** The last inbound text this one answers. */
  coversUntil?: number
}

/** Everybody's first text in a class goes before anybody's second. */
const INSERT = {
  head: `insert into messages (conversation_id, user_id, direction, kind, body, phone, phone_key, state, segments,
    has_ai_notice, charge_key, dedup_key, covers_until, created_at, due_at, expires_at, slot_at, is_held,
    body_hash, lane, turn)`,
  row: `(?, ?, 'outbound', ?, ?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
    1 + (select count(*) from messages where state = 'queued' and phone_key = ? and lane = ?))`,
  tail: 'on conflict (dedup_key) do nothing returning id, dedup_key',
}

/** The ids by dedup key; a text of the same key that is there already gets none. */
export async function insertMessages(
  sql: Sql,
  drafts: readonly MessageDraft[],
  { now, keyOf }: { now: number; keyOf: (phone: string) => string }
): Promise<Map<string, number>> {
  const rows = await insertRows<{ id: number; dedup_key: string }>(
    sql,
    INSERT,
    drafts.map((draft) => valuesOf(draft, { now, keyOf }))
  )
  return new Map(rows.map((row) => [row.dedup_key, row.id]))
}

function valuesOf(
  draft: MessageDraft,
  { now, keyOf }: { now: number; keyOf: (phone: string) => string }
): SqlValue[] {
  const phoneKey = keyOf(draft.to)
  const dueAt = draft.dueAt ?? now
  const { lane, isHers } = KINDS[draft.kind]
  return [
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
    dueAt + draft.validMs,
    draft.slotAt ?? null,
    HELD_KINDS.includes(draft.kind),
    isHers ? hashOfWords(draft.body, keyOf) : null,
    lane,
    phoneKey,
    lane,
  ]
}
