import type { Sql } from '#app/core/database/sql'
import { TextMark } from '#app/models/text_mark'
import type { PinnedMoment } from '#app/conversations/marks/contract'

/** What somebody pinned, what was said last first. */
export async function listMoments(sql: Sql, userId: number): Promise<PinnedMoment[]> {
  const marks = await TextMark.query(sql)
    .where({ userId })
    .whereNotNull('pinnedAt')
    .orderBy('messageId', 'desc')
    .preload('message')
  return marks.map(({ message }) => ({
    id: message.id,
    sender: message.direction === 'outbound' ? 'girlfriend' : 'user',
    text: message.body,
    saidAt: new Date(message.sendingAt ?? message.createdAt).toISOString(),
  }))
}
