import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'

const MOST = 20_000

interface CountedTexts {
  kind: string
  state: string
  count: number
}

/**
 * Those handed over since then, by kind and state. Only the latest count, and so many at most, before they
 * are grouped: each scrape asks beside the sending of texts, and would else read every text there is.
 */
export function countTextsLately(sql: Sql, since: number): Promise<CountedTexts[]> {
  const latest = Message.query(sql)
    .select('kind', 'state')
    .where('sendingAt', '>', since)
    .orderBy('sendingAt', 'desc')
    .limit(MOST)
  return Message.query(sql)
    .from(latest.as('sent'))
    .select('kind', 'state')
    .groupBy('kind', 'state')
    .count('* as count')
    .pojo<CountedTexts>()
}
