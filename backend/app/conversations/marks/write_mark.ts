import type { Sql } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { TextMark } from '#app/models/text_mark'

interface MarkedText {
  userId: number
  messageId: number
  createdAt: number
}

type Values = Pick<TextMark, 'vote' | 'reaction' | 'pinnedAt'>

/** One row for each text, dated by its last mark; without a mark there is none. */
export async function writeMark(sql: Sql, text: MarkedText, values: Values): Promise<void> {
  const row = TextMark.query(sql).where('messageId', text.messageId)
  if (Object.values(values).every((value) => value === null)) await row.delete()
  else if (Number(await row.update({ ...values, createdAt: text.createdAt })) === 0) {
    await TextMark.create({ ...text, ...values }, sql)
  }
  // The page asks by version whether anything changed.
  await Conversation.query(sql).where('userId', text.userId).increment('version', 1)
}
