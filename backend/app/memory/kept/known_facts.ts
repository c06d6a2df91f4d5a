import type { Sql } from '#app/core/database/sql'
import type { About } from '#app/models/contract'
import { Memory } from '#app/models/memory'

export interface KnownFact {
  id: number
  about: About
  slot: string | null
  valueKey: string | null
  sentence: string
  isPinned: boolean
  /** When it was last said, and until when it held; null while it does. Epoch milliseconds. */
  saidAt: number
  heldUntil: number | null
}

/** All that is remembered: pinned first, then what was said last. */
export async function listKnownFacts(sql: Sql, userId: number, now: number): Promise<KnownFact[]> {
  const memories = await Memory.query(sql)
    .where('userId', userId)
    .orderByRaw('is_pinned desc, coalesce(said_at, saved_at) desc, id desc')
  return memories.map((memory) => ({
    id: memory.id,
    about: memory.about,
    slot: memory.slot,
    valueKey: memory.valueKey,
    sentence: memory.body,
    isPinned: memory.isPinned,
    saidAt: memory.saidAt ?? memory.savedAt,
    heldUntil: memory.heldUntil(now),
  }))
}
