export type Row = Record<string, string | number | boolean | null> & { id: number }

export function showText(row: Row): object {
  return {
    id: row.id,
    direction: row.direction,
    kind: row.kind,
    text: row.body,
    phone: row.phone,
    pictures: row.pictures,
    state: row.state,
    reason: row.reason,
    hasAiNotice: Boolean(row.has_ai_notice),
    createdAt: at(row.created_at),
    sentAt: at(row.sent_at),
    endedAt: at(row.ended_at),
  }
}

/** ISO 8601. */
export function at(instant: Row[string] | undefined): string | null {
  return typeof instant === 'number' ? new Date(instant).toISOString() : null
}
