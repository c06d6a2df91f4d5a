import type { Message } from '#app/models/message'

export function showText(row: Message, isGenerated: boolean): object {
  return {
    id: row.id,
    direction: row.direction,
    kind: row.kind,
    ...(isGenerated && { generatedBy: 'ai' }),
    text: row.body,
    phone: row.phone,
    pictures: row.pictures,
    pictureDescription: row.pictureNote,
    state: row.state,
    reason: row.reason,
    hasAiNotice: row.hasAiNotice,
    createdAt: at(row.createdAt),
    sentAt: at(row.sentAt),
    endedAt: at(row.endedAt),
  }
}

/** ISO 8601. */
export function at(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
