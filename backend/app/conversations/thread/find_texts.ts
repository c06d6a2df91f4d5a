import { LARGEST_ID } from '#app/core/database/largest_id'
import type { Sql } from '#app/core/database/sql'
import { type FoundText, type FoundTexts, MOST_FOUND } from '#app/conversations/thread/contract'
import { SYSTEM_KINDS } from '#app/conversations/thread/view_conversation'
import { Message } from '#app/models/message'

const READ_AT_ONCE = 500

/** What one person and their companion said with these words in it, what was said last first. */
export async function findTexts(sql: Sql, userId: number, words: string): Promise<FoundTexts> {
  const wanted = folded(words)
  const found: Message[] = []
  let before = LARGEST_ID
  for (;;) {
    const rows = await listLike(sql, userId, { pattern: patternOf(words), before })
    found.push(...rows.filter(({ body }) => folded(body).includes(wanted)))
    if (found.length > MOST_FOUND || rows.length < READ_AT_ONCE) break
    before = rows.at(-1)?.id ?? 0
  }
  return { texts: found.slice(0, MOST_FOUND).map(textOf), hasMore: found.length > MOST_FOUND }
}

function listLike(
  sql: Sql,
  userId: number,
  { pattern, before }: { pattern: string; before: number }
): Promise<Message[]> {
  return Message.query(sql)
    .whereHas('conversation', (talks) => void talks.where('userId', userId))
    .where('id', '<', before)
    .whereNot('state', 'queued')
    .whereNotIn('kind', SYSTEM_KINDS)
    .whereILike('body', pattern)
    .orderBy('id', 'desc')
    .limit(READ_AT_ONCE)
}

/** Only an ASCII letter means the same to both databases: any other sign may be any, and is compared here. */
function patternOf(words: string): string {
  return `%${[...words].map((sign) => (/[a-z0-9 ]/i.test(sign) ? sign : '_')).join('')}%`
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

function textOf({ id, direction, body, sendingAt, createdAt }: Message): FoundText {
  return {
    id,
    sender: direction === 'outbound' ? 'girlfriend' : 'user',
    text: body,
    saidAt: new Date(sendingAt ?? createdAt).toISOString(),
  }
}
