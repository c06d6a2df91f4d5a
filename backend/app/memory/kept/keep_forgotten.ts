import type { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import type { FactKeys } from '#app/memory/kept/fact_keys'

interface Forgotten {
  userId: number
  fact: { about: 'user' | 'girlfriend'; slot: string | null; value: string | null }
}

/** Only its keyed hash: what was texted up to now does not teach it again. */
export async function keepForgotten(
  { sql }: Tx,
  { keys, clock }: { keys: FactKeys; clock: Clock },
  { userId, fact: { about, slot, value } }: Forgotten
): Promise<void> {
  if (slot === null || value === null) return
  const newest = await sql.first<{ id: number | null }>(
    'select max(id) as id from messages where user_id = ?',
    userId
  )
  await sql.run(
    `insert into forgotten_facts (user_id, fact_key, until_message_id, forgotten_at) values (?, ?, ?, ?)
     on conflict (user_id, fact_key) do update set until_message_id = excluded.until_message_id,
       forgotten_at = excluded.forgotten_at`,
    userId,
    keys.of(userId, { about, slot, value }),
    newest?.id ?? 0,
    clock.now()
  )
}
