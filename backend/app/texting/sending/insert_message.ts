import type { PlainSql, SqlValue } from '#app/core/database/sql'
import { HELD_KINDS, KINDS, type OutboundKind } from '#app/models/kinds'
import { hashOfWords } from '#app/texting/delivery/filtered_texts'
import { maskedBody } from '#app/texting/delivery/masked_body'
import { insertTexts } from '#app/texting/sending/line_sql'
import { countSegments } from '#app/core/phones/segments'

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
  /** Of the prompt that brought the words about. */
  promptVersion?: string
}

/** The ids by dedup key; a text of the same key that is there already gets none. */
export function insertMessages(
  sql: PlainSql,
  drafts: readonly MessageDraft[],
  { now, keyOf }: { now: number; keyOf: (phone: string) => string }
): Promise<Map<string, number>> {
  return insertTexts(
    sql,
    drafts.map((draft) => valuesOf(draft, { now, keyOf }))
  )
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
    draft.promptVersion ?? null,
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
