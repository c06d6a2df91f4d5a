import type { Sql } from '#app/core/database/sql'
import { Memory } from '#app/models/memory'
import { sentenceOf } from '#app/memory/facts/fact_sentences'
import { titled, valueKey } from '#app/memory/facts/fact_values'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { mayBeSeveral } from '#app/memory/facts/kin'
import { isSame } from '#app/memory/kept/same_memory'

/** How the slot of a name begins; whose name it is follows. */
const NAME_OF = 'name of:'

interface Talk<T> {
  sql: Sql
  userId: number
  /** All that one text tells. */
  facts: readonly T[]
}

/**
 * A second daughter ends nothing of the first: she is kept by her own
 * name, and so is what the same text tells of "my daughter".
 */
export async function withOthersOfKin<T extends FoundFact>(
  sql: Sql,
  userId: number,
  facts: readonly T[]
): Promise<T[]> {
  const others: T[] = []
  for (const fact of facts) if (await isOther(fact, { sql, userId, facts })) others.push(fact)
  return facts.map((fact) => {
    const other = others.find((one) => isToldOf(fact, one, facts))
    return other ? toldOf(fact, other) : fact
  })
}

async function isOther<T extends FoundFact>(
  fact: T,
  { sql, userId, facts }: Talk<T>
): Promise<boolean> {
  if (!isNamed(fact)) return false
  const first = await findCurrent(sql, userId, fact.slot)
  if (first && isSame(first, fact)) return false
  const known = await findCurrent(sql, userId, slotOf(fact))
  return known?.value === kinOf(fact) || isFurther(fact, first, facts)
}

/** One more than is known, or than the text has named before. */
function isFurther(fact: FoundFact, first: Memory | null, facts: readonly FoundFact[]): boolean {
  if (fact.change === 'ended') return false
  const ofSlot = facts.filter(({ slot }) => slot === fact.slot)
  if (!first) return fact !== ofSlot.find(({ change }) => change === 'holds')
  const takenBack = ofSlot.filter(({ change }) => change === 'ended')
  return !takenBack.some((one) => one.value === '' || isSame(first, one))
}

function isNamed({ about, slot, value }: FoundFact): boolean {
  return (
    about === 'user' &&
    value !== '' &&
    slot.startsWith(NAME_OF) &&
    mayBeSeveral(slot.slice(NAME_OF.length))
  )
}

function findCurrent(sql: Sql, userId: number, slot: string): Promise<Memory | null> {
  const held = Memory.query(sql).where({ userId, about: 'user', slot })
  return held.withScopes((memories) => memories.current()).first()
}

const slotOf = ({ value }: FoundFact) => `person:${valueKey(value)}`

const kinOf = ({ slot }: FoundFact) => slot.slice(slot.indexOf(':') + 1)

/** It names this one, or tells more of the only one the text names. */
function isToldOf(fact: FoundFact, other: FoundFact, facts: readonly FoundFact[]): boolean {
  if (fact.about !== 'user' || !fact.slot.endsWith(` of:${kinOf(other)}`)) return false
  if (fact.slot === other.slot) return valueKey(fact.value) === valueKey(other.value)
  const named = facts.filter(({ slot, change }) => slot === other.slot && change === 'holds')
  return other.change === 'holds' && named.length === 1
}

function toldOf<T extends FoundFact>(fact: T, other: FoundFact): T {
  const [kin, name] = [kinOf(other), titled(other.value)]
  if (fact.slot !== other.slot) {
    const slot = fact.slot.replace(`:${kin}`, () => `:${valueKey(name)}`)
    return { ...fact, slot, sentence: saidOf(fact.sentence, kin, name) }
  }
  const named = { slot: slotOf(other), value: kin, change: fact.change }
  return { ...fact, ...named, sentence: sentenceOf({ ...named, thing: name }, 'user') }
}

/** `Your daughter is 3 years old.` is `Zoe is 3 years old.` */
function saidOf(sentence: string, kin: string, name: string): string {
  const whoever = [`Your ${kin} ${name}`, `Your ${kin}`, `your ${kin} ${name}`, `your ${kin}`]
  return whoever.reduce((said, who) => said.replace(who, () => name), sentence)
}
