import type { Sql } from '#app/core/database/sql'
import { HER_KINDS } from '#app/models/kinds'
import { Message } from '#app/models/message'
import type { TimedText } from '#app/conversations/our_year/year_of_texts'

/** Texts of one talk between two instants in epoch milliseconds; `until` is outside. */
export interface Span {
  conversationId: number
  from: number
  until: number
}

interface Row {
  id: number
  direction: string
  created_at: number
}

const PAGE = 2000

/** What one of the two said, as opposed to the system. */
function textsIn(sql: Sql, { conversationId, from, until }: Span) {
  return Message.query(sql)
    .where({ conversationId })
    .withScopes((texts) => texts.said())
    .whereIn('kind', ['talk', ...HER_KINDS])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
}

export function findFirst(sql: Sql, span: Span): Promise<Message | null> {
  return textsIn(sql, span).orderBy('id').first()
}

export function findLatest(sql: Sql, span: Span): Promise<Message | null> {
  return textsIn(sql, span).orderBy('id', 'desc').first()
}

/** Only who wrote when, page by page: a year may have tens of thousands. */
export async function* pagesOfTexts(sql: Sql, span: Span): AsyncGenerator<TimedText[]> {
  for (let after = 0; ;) {
    const rows = await textsIn(sql, span)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'direction', 'createdAt')
      .pojo<Row>()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => ({ isHers: row.direction === 'outbound', at: row.created_at }))
    after = last.id
  }
}
