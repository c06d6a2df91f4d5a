import type { Sql } from '#app/core/database/sql'
import { listKnownFacts } from '#app/memory/kept/known_facts'
import type { CardMemory } from '#app/companion/cards/contract'

/** What holds, pinned ones first, then what was said last. */
export async function listCardMemories(
  sql: Sql,
  userId: number,
  now: number
): Promise<CardMemory[]> {
  const facts = await listKnownFacts(sql, userId, now)
  return facts
    .filter(({ heldUntil }) => heldUntil === null)
    .map(({ sentence, about, isPinned }) => ({ text: sentence, about, isPinned }))
}
