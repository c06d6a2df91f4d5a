import type { Sql } from '#app/core/database/sql'
import type { Message } from '#app/models/message'
import { TextMark } from '#app/models/text_mark'
import type { PinnedMoment } from '#app/conversations/marks/contract'

/** What somebody pinned, what was said last first. */
export async function listMoments(sql: Sql, userId: number): Promise<PinnedMoment[]> {
  const marks = await TextMark.query(sql)
    .where({ userId })
    .whereNotNull('pinnedAt')
    .orderBy('messageId', 'desc')
    .preload('message')
  return marks.map(({ message }) => momentOf(message))
}

export function momentOf({ id, direction, body, sendingAt, createdAt }: Message): PinnedMoment {
  return {
    id,
    sender: direction === 'outbound' ? 'girlfriend' : 'user',
    text: body,
    saidAt: new Date(sendingAt ?? createdAt).toISOString(),
  }
}
