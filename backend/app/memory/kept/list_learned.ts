import type { Sql } from '#app/core/database/sql'
import { MemorySource } from '#app/models/memory_source'

/** The memories that only these texts told. */
export async function listLearned(sql: Sql, messageIds: readonly number[]): Promise<number[]> {
  if (messageIds.length === 0) return []
  const ids = [...messageIds]
  const sources = await MemorySource.query(sql)
    .whereIn('messageId', ids)
    .whereHas('memory', (memory) => {
      void memory.whereDoesntHave('sources', (others) => void others.whereNotIn('messageId', ids))
    })
  return [...new Set(sources.map(({ memoryId }) => memoryId))]
}
