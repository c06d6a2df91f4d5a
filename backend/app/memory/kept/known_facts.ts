import type { Sql } from '#app/core/database/sql'

export interface KnownFact {
  id: number
  about: 'user' | 'girlfriend'
  slot: string | null
  valueKey: string | null
  sentence: string
  isPinned: boolean
  /** When it was last said, and until when it held; null while it does. Epoch milliseconds. */
  saidAt: number
  heldUntil: number | null
}

interface Row {
  id: number
  about: 'user' | 'girlfriend'
  slot: string | null
  value_key: string | null
  body: string
  is_pinned: boolean | number
  said_at: number | null
  saved_at: number
  valid_to: number | null
  expires_at: number | null
}

/** All that is remembered: pinned first, then what was said last. */
export async function listKnownFacts(sql: Sql, userId: number, now: number): Promise<KnownFact[]> {
  const rows = await sql.all<Row>(
    `select id, about, slot, value_key, body, is_pinned, said_at, saved_at, valid_to, expires_at from memories
     where user_id = ? order by is_pinned desc, coalesce(said_at, saved_at) desc, id desc`,
    userId
  )
  return rows.map((row) => ({
    id: row.id,
    about: row.about,
    slot: row.slot,
    valueKey: row.value_key,
    sentence: row.body,
    isPinned: Boolean(row.is_pinned),
    saidAt: row.said_at ?? row.saved_at,
    heldUntil:
      row.valid_to ?? (row.expires_at !== null && row.expires_at <= now ? row.expires_at : null),
  }))
}
