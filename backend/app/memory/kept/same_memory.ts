import type { Sql } from '#app/core/database/sql'
import { Memory, type MemorySameness } from '#app/models/memory'
import { MemorySource } from '#app/models/memory_source'
import { valueKey } from '#app/memory/facts/fact_values'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { hasAllWords } from '#app/memory/kept/forgotten_sentences'

/** Also when the person wrote the sentence anew and it says the same. */
export function isSame(current: Memory, fact: Pick<FoundFact, 'value' | 'sentence'>): boolean {
  const key = valueKey(fact.value)
  if (current.valueKey !== null) return current.valueKey === key
  return (
    hasAllWords(current.body, key.split(' ')) || valueKey(fact.sentence) === valueKey(current.body)
  )
}

/** The texts it was read from, and all that ever held the same. */
export async function listSources(
  sql: Sql,
  userId: number,
  memory: MemorySameness
): Promise<Set<number>> {
  const sources = await MemorySource.query(sql).whereIn(
    'memoryId',
    same(sql, userId, memory).select('id')
  )
  return new Set(sources.map(({ messageId }) => messageId))
}

export async function deleteSame(sql: Sql, userId: number, memory: MemorySameness): Promise<void> {
  await same(sql, userId, memory).delete()
}

function same(sql: Sql, userId: number, memory: MemorySameness) {
  return Memory.query(sql)
    .where('userId', userId)
    .withScopes((memories) => memories.sameAs(memory))
}
