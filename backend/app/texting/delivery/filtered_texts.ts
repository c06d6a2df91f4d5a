import type { Sql } from '#app/core/database/sql'
import { FilteredText } from '#app/models/filtered_text'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { insertUnlessKnown } from '#app/models/insert_unless_known'

/**
 * Names her words without keeping them, by `keyed`, a hash that nobody else
 * can compute. Case, spaces and the AI notice in front make no difference.
 */
export function hashOfWords(body: string, keyed: (words: string) => string): string {
  const words = withoutAiNotice(body).toLowerCase().replace(/\s+/g, ' ').trim()
  return keyed(`words ${words}`)
}

/** The carrier filtered these words: they are never sent again. */
export async function rememberFiltered(sql: Sql, bodyHash: string, now: number): Promise<void> {
  await insertUnlessKnown(new FilteredText().fill({ bodyHash, times: 0, lastAt: now }), sql)
  const seen = { times: sql.client.raw('times + 1'), lastAt: now }
  await FilteredText.query(sql).where('bodyHash', bodyHash).update(seen)
}
