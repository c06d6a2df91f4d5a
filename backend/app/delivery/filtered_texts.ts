import { createHash } from 'node:crypto'
import type { Sql } from '#app/core/sql'

/** Names her words without keeping them; case, spaces and the AI notice in front make no difference. */
export function hashOfWords(body: string): string {
  const words = body
    .replace(/^\S+ here - I'm an AI, not a person\. /, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
  return createHash('sha256').update(words).digest('base64url')
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
