import type { SqlDialect, Tx } from '#app/core/database/sql'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { isLastWord } from '#app/memory/facts/excluding_facts'
import { valueKey } from '#app/memory/facts/fact_values'
import { endExcluded } from '#app/memory/kept/end_excluded'
import { withNamedPets } from '#app/memory/kept/named_pets'
import { hasAllWords } from '#app/memory/kept/forgotten_sentences'
import type { FactKeys } from '#app/memory/kept/fact_keys'

/** A fact with the text it was read from. */
export interface SaidFact extends FoundFact {
  messageId: number
  /** When it was said, epoch milliseconds. */
  saidAt: number
}

interface Current {
  id: number
  body: string
  value_key: string | null
  valid_from: number
  said_at: number
  is_pinned: boolean | number
}

const LEAST_CONFIDENCE = 0.5
/** Somebody who texts a new like a minute should not fill the table; what was said longest ago goes. */
const MOST_CURRENT = 400

/**
 * Writes facts into the memory by rule: the same value again is the same memory, another value ends the one before and
 * whatever else cannot be so any more, what was forgotten stays forgotten, and what she once said of herself stands.
 * Answers how many are new. Runs in the caller's transaction, which holds the conversation's row, so that one reader
 * writes at a time.
 */
export class RememberFacts {
  constructor(
    private readonly dialect: SqlDialect,
    private readonly keys: FactKeys
  ) {}

  async execute(tx: Tx, userId: number, facts: readonly SaidFact[]): Promise<number> {
    let added = 0
    for (const ofText of byText(facts.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE))) {
      for (const fact of await withNamedPets(tx.sql, userId, ofText)) {
        if (await this.#isForgotten(tx, userId, fact)) continue
        if (await this.#remember(tx, userId, fact)) added++
      }
    }
    if (added > 0) await dropOldest(tx, userId)
    return added
  }

  async #isForgotten(tx: Tx, userId: number, fact: SaidFact): Promise<boolean> {
    const row = await tx.sql.first(
      'select id from forgotten_facts where user_id = ? and fact_key = ? and until_message_id >= ?',
      userId,
      this.keys.of(userId, fact),
      fact.messageId
    )
    return row !== undefined
  }

  /** True when there is a new memory. */
  async #remember(tx: Tx, userId: number, fact: SaidFact): Promise<boolean> {
    const current = await tx.sql.first<Current>(
      `select id, body, value_key, valid_from, said_at, is_pinned from memories
       where user_id = ? and about = ? and slot = ? and valid_to is null${this.dialect.forUpdate}`,
      userId,
      fact.about,
      fact.slot
    )
    if (fact.change === 'ended') return end(tx, current, fact)
    if (current && !isSame(current, fact) && isStanding(current, fact)) return false
    const isPinned = await endExcluded(tx, userId, fact)
    if (!current) return insert(tx, { userId, fact, isPinned })
    if (isSame(current, fact)) return restate(tx, current, fact)
    await close(tx, current, fact)
    return insert(tx, { userId, fact, isPinned: isPinned || Boolean(current.is_pinned) })
  }
}

/** Oldest text first; of one text, what leaves nothing else standing comes last. */
function byText(facts: readonly SaidFact[]): SaidFact[][] {
  const sorted = facts.toSorted(
    (one, other) =>
      one.messageId - other.messageId || Number(isLastWord(one)) - Number(isLastWord(other))
  )
  return [...Map.groupBy(sorted, ({ messageId }) => messageId).values()]
}

/** Also when the person wrote the sentence anew and it says the same. */
function isSame(current: Current, fact: SaidFact): boolean {
  const key = valueKey(fact.value)
  if (current.value_key !== null) return current.value_key === key
  return (
    hasAllWords(current.body, key.split(' ')) || valueKey(fact.sentence) === valueKey(current.body)
  )
}

/** What she said of herself first, and what was said later than this, stays. */
function isStanding(current: Current, fact: SaidFact): boolean {
  return fact.about === 'girlfriend' || current.said_at > fact.saidAt
}

/** Without a value it ends whatever holds; with one, only that. */
async function end(tx: Tx, current: Current | undefined, fact: SaidFact): Promise<false> {
  const isMeant = current && (fact.value === '' || isSame(current, fact))
  if (isMeant && current.said_at <= fact.saidAt) await close(tx, current, fact)
  return false
}

async function close(tx: Tx, current: Current, fact: SaidFact): Promise<void> {
  await tx.sql.run(
    'update memories set valid_to = ?, is_pinned = ? where id = ?',
    Math.max(fact.since ?? fact.saidAt, current.valid_from),
    false,
    current.id
  )
}

async function restate(tx: Tx, current: Current, fact: SaidFact): Promise<false> {
  await tx.sql.run(
    `update memories set said_at = ?, expires_at = ?,
       confidence = case when confidence > cast(? as integer) then confidence else cast(? as integer) end
     where id = ?`,
    Math.max(current.said_at, fact.saidAt),
    fact.until ?? null,
    percent(fact),
    percent(fact),
    current.id
  )
  await addSource(tx, current.id, fact)
  return false
}

async function insert(
  tx: Tx,
  { userId, fact, isPinned }: { userId: number; fact: SaidFact; isPinned: boolean }
): Promise<true> {
  const row = await tx.sql.first<{ id: number }>(
    `insert into memories (user_id, about, slot, value, value_key, body, is_pinned, confidence, valid_from, expires_at,
       said_at, saved_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    userId,
    fact.about,
    fact.slot,
    fact.value,
    valueKey(fact.value),
    fact.sentence,
    isPinned,
    percent(fact),
    fact.since ?? fact.saidAt,
    fact.until ?? null,
    fact.saidAt,
    fact.saidAt
  )
  if (row) await addSource(tx, row.id, fact)
  return true
}

async function addSource(tx: Tx, memoryId: number, fact: SaidFact): Promise<void> {
  await tx.sql.run(
    `insert into memory_sources (memory_id, message_id) values (?, ?)
     on conflict (memory_id, message_id) do nothing`,
    memoryId,
    fact.messageId
  )
}

function percent(fact: FoundFact): number {
  return Math.round(fact.confidence * 100)
}

async function dropOldest(tx: Tx, userId: number): Promise<void> {
  await tx.sql.run(
    `delete from memories where id in (
       select id from memories where user_id = ? and is_pinned = ? and is_edited = ?
       order by case when valid_to is null then 1 else 0 end desc, said_at desc, id desc
       limit 100000 offset ${MOST_CURRENT})`,
    userId,
    false,
    false
  )
}
