import { DAY } from '#app/core/clock/durations'
import type { Sql, Tx } from '#app/core/database/sql'
import { isEndedBy } from '#app/memory/facts/excluding_facts'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { Memory } from '#app/models/memory'
import { MemorySource } from '#app/models/memory_source'
import { valueKey } from '#app/memory/facts/fact_values'

interface Said extends FoundFact {
  messageId: number
  saidAt: number
}

/** Ends what cannot be so any more now that this is; answers whether any of it was pinned. */
export async function endExcluded(tx: Tx, userId: number, fact: Said): Promise<boolean> {
  if (fact.about !== 'user') return false
  const current = await listCurrent(tx.sql, userId, fact)
  const ofText = await MemorySource.query(tx.sql)
    .where('messageId', fact.messageId)
    .select('memory_id as memoryId')
    .pojo<Pick<MemorySource, 'memoryId'>>()
  const sameText = new Set(ofText.map(({ memoryId }) => memoryId))
  const over = current.filter((one) => isOver(one, fact, sameText.has(one.id)))
  for (const one of over) await endMemory(tx.sql, one, fact)
  return over.some(({ isPinned }) => Boolean(isPinned))
}

/** It holds no longer since this was said, or since when that says. */
export async function endMemory(
  sql: Sql,
  { id, validFrom }: Pick<Memory, 'id' | 'validFrom'>,
  { since, saidAt }: Pick<Said, 'since' | 'saidAt'>
): Promise<void> {
  const validTo = Math.max(since ?? saidAt, validFrom ?? 0)
  await Memory.query(sql).where('id', id).update({ validTo, isPinned: false })
}

type Current = Pick<Memory, 'id' | 'slot' | 'body' | 'valueKey' | 'validFrom'> & {
  isPinned: boolean | number
}

/** Plain rows: they are all read anew for each fact. */
async function listCurrent(sql: Sql, userId: number, fact: Said): Promise<Current[]> {
  return Memory.query(sql)
    .where({ userId, about: 'user' })
    .withScopes((memories) => memories.current())
    .whereNotNull('slot')
    .whereNot('slot', fact.slot)
    .where('saidAt', '<=', fact.saidAt)
    .select('id', 'slot', 'body')
    .select('value_key as valueKey', 'valid_from as validFrom', 'is_pinned as isPinned')
    .pojo<Current>()
}

/** Of what the person wrote anew only the words are known. */
function isOver(memory: Current, fact: Said, isSameText: boolean): boolean {
  const { body, valueKey: key } = memory
  if (fact.slot === 'relationship' && isLongBefore(fact.since, memory.validFrom ?? 0)) return false
  const slot = memory.slot ?? ''
  const values = key === null ? valueKey(body).split(' ') : [key]
  return values.some((value) => isEndedBy(fact, { slot, value }, isSameText))
}

const LONG_BEFORE_MS = 2 * 365 * DAY

/** "I got divorced in 2015", "my dog died in 2012": whoever came so much later is not meant. */
export function isLongBefore(since: number | undefined, from: number): boolean {
  return since !== undefined && since < from - LONG_BEFORE_MS
}
