import type { Sql, Tx } from '#app/core/database/sql'
import { isEndedBy } from '#app/memory/facts/excluding_facts'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { valueKey } from '#app/memory/facts/fact_values'

interface Said extends FoundFact {
  messageId: number
  saidAt: number
}

interface Current {
  id: number
  slot: string
  body: string
  value_key: string | null
  valid_from: number
  said_at: number
  is_pinned: boolean | number
  is_same_text: boolean | number
}

/** Ends what cannot be so any more now that this is; answers whether any of it was pinned. */
export async function endExcluded(tx: Tx, userId: number, fact: Said): Promise<boolean> {
  if (fact.about !== 'user') return false
  const current = await listCurrent(tx.sql, userId, fact)
  const over = current.filter((one) => isOver(one, fact))
  for (const { id, valid_from: from } of over) {
    await tx.sql.run(
      'update memories set valid_to = ?, is_pinned = ? where id = ?',
      Math.max(fact.since ?? fact.saidAt, from),
      false,
      id
    )
  }
  return over.some((one) => Boolean(one.is_pinned))
}

function listCurrent(sql: Sql, userId: number, fact: Said): Promise<Current[]> {
  return sql.all<Current>(
    `select m.id, m.slot, m.body, m.value_key, m.valid_from, m.said_at, m.is_pinned,
       exists (select 1 from memory_sources s where s.memory_id = m.id and s.message_id = ?) as is_same_text
     from memories m
     where m.user_id = ? and m.about = 'user' and m.slot is not null and m.slot <> ? and m.valid_to is null and m.said_at <= ?`,
    fact.messageId,
    userId,
    fact.slot,
    fact.saidAt
  )
}

/** Of what the person wrote anew only the words are known. */
function isOver({ slot, body, value_key: key, ...one }: Current, fact: Said): boolean {
  if (fact.slot === 'relationship' && isLongBefore(fact.since, one.valid_from)) return false
  const values = key === null ? valueKey(body).split(' ') : [key]
  return values.some((value) => isEndedBy(fact, { slot, value }, Boolean(one.is_same_text)))
}

const LONG_BEFORE_MS = 2 * 365 * 24 * 60 * 60_000

/** "I got divorced in 2015", "my dog died in 2012": whoever came so much later is not meant. */
export function isLongBefore(since: number | undefined, from: number): boolean {
  return since !== undefined && since < from - LONG_BEFORE_MS
}
