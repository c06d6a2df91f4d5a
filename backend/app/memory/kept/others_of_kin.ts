import type { Sql } from '#app/core/database/sql'
import { Memory } from '#app/models/memory'
import { sentenceOf } from '#app/memory/facts/fact_sentences'
import { titled, valueKey } from '#app/memory/facts/fact_values'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { mayBeSeveral } from '#app/memory/facts/kin'
import { hasAllWords } from '#app/memory/kept/forgotten_sentences'
import { isSame } from '#app/memory/kept/same_memory'

/** How the slot of a name begins; whose name it is follows. */
const NAME_OF = 'name of:'
/** How the slot of somebody kept by name begins. */
const PERSON = 'person:'

/** The sisters they have told of. */
interface Kin {
  /** `sister`. */
  kin: string
  /** The name of whom "my sister" means. */
  first: Memory | null
  /** The others' names. */
  others: string[]
  /** What the text tells of their names. */
  names: readonly FoundFact[]
}

/**
 * A second daughter ends nothing of the first: she is kept by her own name, and so is what is told of
 * her. What may be told of either is left out.
 */
export async function withOthersOfKin<T extends FoundFact>(
  sql: Sql,
  userId: number,
  facts: readonly T[]
): Promise<T[]> {
  const placed: T[] = []
  for (const fact of facts) {
    const kin = kinOf(fact)
    const names = facts.filter(({ slot, value }) => slot === `${NAME_OF}${kin}` && value !== '')
    if (kin === null) placed.push(fact)
    else placed.push(...placedAmong(fact, { ...(await findKin(sql, userId, kin)), names }))
  }
  return placed
}

/** `sister` of `home of:sister`. */
function kinOf({ about, slot, value }: FoundFact): string | null {
  const [kind = '', kin = ''] = slot.split(' of:')
  const isTold = about === 'user' && mayBeSeveral(kin)
  return isTold && !(kind === 'name' && value === '') ? kin : null
}

async function findKin(sql: Sql, userId: number, kin: string): Promise<Omit<Kin, 'names'>> {
  const current = Memory.query(sql).where({ userId, about: 'user' })
  void current.withScopes((memories) => memories.current())
  const first = await current.clone().where('slot', `${NAME_OF}${kin}`).first()
  const others = await current.clone().where('value', kin).where('slot', 'like', `${PERSON}%`)
  return { kin, first, others: others.map(({ slot }) => titled(slot?.slice(PERSON.length) ?? '')) }
}

function placedAmong<T extends FoundFact>(fact: T, kin: Kin): T[] {
  if (fact.slot.startsWith(NAME_OF))
    return [isOther(fact, kin) ? named(fact, kin) : whole(fact, kin)]
  const name = nameTold(fact, kin)
  if (name === null) return isOnlyOne(kin) ? [fact] : []
  return [isFirst(name, kin) ? fact : toldOf(fact, kin.kin, name)]
}

function isOther(fact: FoundFact, kin: Kin): boolean {
  if (kin.first && isCalled(kin.first, fact.value)) return false
  return kin.others.some((one) => isOneName(one, fact.value)) || isFurther(fact, kin)
}

/** One more than is known, or than the text has named before. */
function isFurther(fact: FoundFact, { first, names }: Kin): boolean {
  if (fact.change === 'ended') return false
  if (!first) return fact !== names.find(({ change }) => change === 'holds')
  const takenBack = names.filter(({ change }) => change === 'ended')
  return !takenBack.some((one) => isCalled(first, one.value))
}

function isCalled(first: Memory, name: string): boolean {
  return isSame(first, { value: name, sentence: name }) || isOneName(first.value ?? '', name)
}

/** `David` and `David Cohen`. */
function isOneName(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other]
    .map((name) => valueKey(name).split(' '))
    .toSorted((a, b) => a.length - b.length)
  return short.every((word, index) => word === long[index])
}

/** By which name it tells of them: it says so, or the text names nobody else. */
function nameTold(fact: FoundFact, { first, others, names }: Kin): string | null {
  if (fact.whose !== undefined) return fact.whose
  const told = names.filter(({ change }) => change === 'holds').map(({ value }) => value)
  const known = [...(first?.value ? [first.value] : []), ...others, ...told]
  const spoken = known.filter((name) => hasAllWords(fact.sentence, valueKey(name).split(' ')))
  const [name = null, ...more] = new Set(spoken.length > 0 ? spoken : told)
  return more.length > 0 ? null : name
}

function isOnlyOne({ others, names }: Kin): boolean {
  return others.length === 0 && names.filter(({ change }) => change === 'holds').length < 2
}

function isFirst(name: string, { first, names }: Kin): boolean {
  if (first) return isCalled(first, name)
  const told = names.find(({ change }) => change === 'holds')
  return told === undefined || isOneName(told.value, name)
}

/** By the name under which they are kept. */
function named<T extends FoundFact>(fact: T, { kin, others }: Kin): T {
  const name = others.find((one) => isOneName(one, fact.value)) ?? titled(fact.value)
  const person = { slot: `${PERSON}${valueKey(name)}`, value: kin, change: fact.change }
  return { ...fact, ...person, sentence: sentenceOf({ ...person, thing: name }, 'user') }
}

/** A first name alone takes nothing from the whole one. */
function whole<T extends FoundFact>(fact: T, { first }: Kin): T {
  const held = first?.value ?? ''
  const isPart = held.length > fact.value.length && isOneName(held, fact.value)
  return isPart ? { ...fact, value: held, sentence: first?.body ?? fact.sentence } : fact
}

function toldOf<T extends FoundFact>(fact: T, kin: string, name: string): T {
  const slot = fact.slot.replace(`:${kin}`, () => `:${valueKey(name)}`)
  return { ...fact, slot, sentence: saidOf(fact.sentence, kin, titled(name)) }
}

/** `Your daughter is 3 years old.` is `Zoe is 3 years old.` */
function saidOf(sentence: string, kin: string, name: string): string {
  const whoever = [`Your ${kin} ${name}`, `Your ${kin}`, `your ${kin} ${name}`, `your ${kin}`]
  return whoever.reduce((said, who) => said.replace(who, () => name), sentence)
}
