import { inject } from '@adonisjs/core'
import type { Sql, Tx } from '#app/core/database/sql'
import { ForgottenFact } from '#app/models/forgotten_fact'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { locked } from '#app/models/locked'
import { Memory } from '#app/models/memory'
import { MemorySource } from '#app/models/memory_source'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { isLastWord } from '#app/memory/facts/excluding_facts'
import { valueKey } from '#app/memory/facts/fact_values'
import { endExcluded, endMemory } from '#app/memory/kept/end_excluded'
import { withNamedPets } from '#app/memory/kept/named_pets'
import { withOthersOfKin } from '#app/memory/kept/others_of_kin'
import { sentenceKey } from '#app/memory/kept/plain_words'
import { isNote } from '#app/memory/notes/note_sentences'
import { FactKeys } from '#app/memory/kept/fact_keys'
import { isSame } from '#app/memory/kept/same_memory'

/** A fact with the text it was read from. */
export interface SaidFact extends FoundFact {
  messageId: number
  /** The other texts its sentence quotes. */
  quotes?: number[]
  /** When it was said, epoch milliseconds. */
  saidAt: number
}

const LEAST_CONFIDENCE = 0.5
/** Somebody who texts a new like a minute should not fill the table; what was said longest ago goes. */
const MOST_CURRENT = 400
/** SQLite takes no offset without a limit. */
const DROPPED_AT_ONCE = 100_000

/**
 * Writes facts into the memory by rule: the same value again is the same memory, another value ends the one
 * before and whatever else cannot be so any more, what was forgotten stays forgotten, and what she once said
 * of herself stands. Answers how many are new. Runs in the caller's transaction, which holds the
 * conversation's row, so that one reader writes at a time.
 */
@inject()
export class RememberFacts {
  constructor(private readonly keys: FactKeys) {}

  async execute(tx: Tx, userId: number, facts: readonly SaidFact[]): Promise<number> {
    let added = 0
    for (const ofText of byText(facts.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE))) {
      const ofKin = await withOthersOfKin(tx.sql, userId, ofText)
      for (const fact of await withNamedPets(tx.sql, userId, ofKin)) {
        if (await this.#isForgotten(tx, userId, fact)) continue
        if (await this.#remember(tx, userId, fact)) added++
      }
    }
    const latest = Math.max(...facts.map(({ saidAt }) => saidAt))
    if (added > 0) await dropOldest(tx, userId, latest)
    return added
  }

  async #isForgotten(tx: Tx, userId: number, fact: SaidFact): Promise<boolean> {
    const forgotten = await ForgottenFact.query(tx.sql)
      .where({ userId, factKey: this.keys.of(userId, fact) })
      .where('untilMessageId', '>=', fact.messageId)
      .first()
    return forgotten !== null
  }

  /** True when there is a new memory. */
  async #remember(tx: Tx, userId: number, fact: SaidFact): Promise<boolean> {
    const { about, slot } = fact
    const held = Memory.query(tx.sql).where({ userId, about, slot })
    const current = await locked(held.withScopes((memories) => memories.current())).first()
    if (fact.change === 'ended') return end(tx, current, fact)
    if (current && !isSame(current, fact) && isStanding(current, fact)) return false
    const isPinned = await endExcluded(tx, userId, fact)
    if (!current) return keep(tx, { userId, fact, isPinned })
    if (isSame(current, fact)) return restate(tx, current, fact)
    await endMemory(tx.sql, current, fact)
    return keep(tx, { userId, fact, isPinned: isPinned || current.isPinned })
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

/** What she said of herself first, and what was said later than this, stays. */
function isStanding(current: Memory, fact: SaidFact): boolean {
  return fact.about === 'girlfriend' || saidAtOf(current) > fact.saidAt
}

/** Without a value it ends whatever holds; with one, only that. */
async function end(tx: Tx, current: Memory | null, fact: SaidFact): Promise<false> {
  const isAll = fact.value === '' || isNote(fact.slot)
  const isMeant = current && (isAll || isSame(current, fact))
  if (isMeant && saidAtOf(current) <= fact.saidAt) await endMemory(tx.sql, current, fact)
  return false
}

function saidAtOf({ saidAt }: Memory): number {
  return saidAt ?? 0
}

async function restate(tx: Tx, current: Memory, fact: SaidFact): Promise<false> {
  const saidAt = Math.max(saidAtOf(current), fact.saidAt)
  const confidence = Math.max(current.confidence, percent(fact))
  const body = isNote(fact.slot) && !current.isEdited ? fact.sentence : current.body
  await current.merge({ saidAt, expiresAt: fact.until ?? null, confidence, body }).save()
  await addSource(tx, current.id, fact)
  return false
}

interface Learned {
  userId: number
  fact: SaidFact
  isPinned: boolean
}

/** One without a slot that says the same, such as the person's own, takes it; else it is a new one. */
async function keep(tx: Tx, { userId, fact, isPinned }: Learned): Promise<boolean> {
  const { about, slot, value, sentence: body, saidAt, since = saidAt, until = null } = fact
  const told = {
    slot,
    value,
    valueKey: valueKey(value),
    validFrom: since,
    expiresAt: until,
    saidAt,
  }
  const written = await findWritten(tx.sql, userId, fact)
  if (written) {
    await written.merge({ ...told, isPinned: isPinned || written.isPinned }).save()
  }
  const fresh = { ...told, userId, about, body, isPinned, confidence: percent(fact) }
  const { id } = written ?? (await Memory.create({ ...fresh, savedAt: saidAt }, tx.sql))
  await addSource(tx, id, fact)
  return written === null
}

async function findWritten(
  sql: Sql,
  userId: number,
  { about, sentence }: SaidFact
): Promise<Memory | null> {
  const written = Memory.query(sql).where({ userId, about }).whereNull('slot')
  const current = await written.withScopes((memories) => memories.current())
  const key = sentenceKey(sentence)
  return current.find(({ body }) => sentenceKey(body) === key) ?? null
}

async function addSource(
  tx: Tx,
  memoryId: number,
  { messageId, quotes = [] }: Pick<SaidFact, 'messageId' | 'quotes'>
): Promise<void> {
  for (const id of [messageId, ...quotes])
    await insertUnlessKnown(new MemorySource().fill({ memoryId, messageId: id }), tx.sql)
}

function percent(fact: FoundFact): number {
  return Math.round(fact.confidence * 100)
}

/** What is over goes first: what ended, and what was for a day that has passed. */
async function dropOldest({ sql }: Tx, userId: number, now: number): Promise<void> {
  const standing = 'valid_to is null and (expires_at is null or expires_at > ?)'
  const tooMany = Memory.query(sql)
    .where({ userId, isPinned: false, isEdited: false })
    .orderByRaw(`case when ${standing} then 1 else 0 end desc, said_at desc, id desc`, [now])
    .offset(MOST_CURRENT)
    .limit(DROPPED_AT_ONCE)
    .select('id')
  await Memory.query(sql).whereIn('id', tooMany).delete()
}
