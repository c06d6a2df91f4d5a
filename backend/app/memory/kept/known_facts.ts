import type { Sql } from '#app/core/database/sql'
import type { About } from '#app/models/contract'
import { endOf, Memory } from '#app/models/memory'

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
  /** The end of its day, of a plan; null for what has none. */
  expiresAt: number | null
}

/** As stored: a reply waits for them, and a model for each takes longer than finding them. */
interface Row extends Pick<KnownFact, 'id' | 'about' | 'slot'> {
  value_key: string | null
  body: string
  is_pinned: number | boolean
  said_at: number | null
  saved_at: number
  expires_at: number | null
  valid_to: number | null
}

/** All that is remembered: pinned first, then what was said last. */
export async function listKnownFacts(sql: Sql, userId: number, now: number): Promise<KnownFact[]> {
  const rows = await Memory.query(sql)
    .where('userId', userId)
    .orderByRaw('is_pinned desc, coalesce(said_at, saved_at) desc, id desc')
    .pojo<Row>()
  return rows.map(({ id, about, slot, ...row }) => ({
    ...{ id, about, slot },
    valueKey: row.value_key,
    sentence: row.body,
    isPinned: Boolean(row.is_pinned),
    saidAt: row.said_at ?? row.saved_at,
    heldUntil: endOf(heldOf({ slot, ...row }), now),
    expiresAt: row.expires_at,
  }))
}

function heldOf({ slot, ...row }: Pick<Row, 'slot' | 'said_at' | 'valid_to' | 'expires_at'>) {
  return { slot, saidAt: row.said_at, validTo: row.valid_to, expiresAt: row.expires_at }
}
