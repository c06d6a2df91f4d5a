import type { Sql } from '#app/core/database/sql'

/**
 * Names her words without keeping them, by `keyed`, a hash that nobody else can compute. Case, spaces and the AI notice in
 * front make no difference.
 */
export function hashOfWords(body: string, keyed: (words: string) => string): string {
  const words = body
    .replace(/^.{1,60}? here - I'm an AI, not a person\. /u, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
  return keyed(`words ${words}`)
}

/** The carrier filtered these words: they are never sent again. */
export async function rememberFiltered(sql: Sql, bodyHash: string, now: number): Promise<void> {
  await sql.run(
    `insert into filtered_texts (body_hash, times, last_at) values (?, 1, ?)
     on conflict (body_hash) do update set times = filtered_texts.times + 1, last_at = excluded.last_at`,
    bodyHash,
    now
  )
}
