import { z } from 'zod'
import { findFacts } from '#app/memory/facts/find_facts'
import { thingKey, valueKey } from '#app/memory/facts/fact_values'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { isNote } from '#app/memory/notes/note_sentences'
import type { KnownFact } from '#app/memory/kept/known_facts'
import { plainWord } from '#app/memory/kept/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'remembering/facts_meant.txt',
  z.strictObject({ empty: shapes.wordSet, part: shapes.pattern() })
)

const meantBy = z.strictObject({
  pattern: shapes.pattern(),
  // Slots, or kinds of them (`allergy` of `allergy:nuts`).
  slots: z.array(z.string()),
  // Of several things a slot may hold, only these.
  value: shapes.pattern().optional(),
})
type Meant = z.output<typeof meantBy>

/** Ways to name a slot that do not hold its word; as `valueKey` folds them. */
const SLOT_WORDS = loadWords('remembering/slot_words.yaml', z.array(meantBy))

/**
 * The memories a wish such as `my sister's name` or `I live in Lisbon` speaks of; their ids. With somebody
 * who is kept by name goes what is told of them, but not where only their name is meant.
 */
export function factsMeant(words: string, known: readonly KnownFact[]): number[] {
  const isTold = telling(words)
  const isNamed = naming(words)
  const meant = known.filter((fact) => isTold(fact) || isNamed(fact))
  const named = isOfPart(words) ? [] : meant
  const persons = named.flatMap(({ slot }) => /^person:(.+)$/u.exec(slot ?? '')?.[1] ?? [])
  const isOfPerson = ({ slot }: KnownFact) => persons.some((name) => slot?.endsWith(` of:${name}`))
  return known.filter((fact) => meant.includes(fact) || isOfPerson(fact)).map(({ id }) => id)
}

/** The same of what nobody has kept yet. */
export function isMeant(words: string, { about, slot, value, sentence }: FoundFact): boolean {
  const never = { id: 0, isPinned: false, saidAt: 0, heldUntil: null, expiresAt: null }
  return (
    factsMeant(words, [{ ...never, about, slot, valueKey: valueKey(value), sentence }]).length > 0
  )
}

/** What only quotes tell is looked for in the texts, and goes from both. */
export function withoutLoneQuotes(meant: number[], known: readonly KnownFact[]): number[] {
  const isQuote = (id: number) => known.some((fact) => fact.id === id && isNote(fact.slot))
  return meant.every(isQuote) ? [] : meant
}

/** `I quit smoking` tells what is known as `You gave up smoking.` */
function telling(words: string): (fact: KnownFact) => boolean {
  const said = { sender: 'user' as const, text: words, at: 0 }
  const told = findFacts(said, { timeZone: 'UTC', before: [] }).map(
    ({ slot, value }) => `${slot}=${valueKey(value)}`
  )
  return ({ about, slot, valueKey: key }) => about === 'user' && told.includes(`${slot}=${key}`)
}

function naming(words: string): (fact: KnownFact) => boolean {
  const meant = slotsMeant(words)
  if (meant.length > 0) return (fact) => meant.some((one) => isOfSlot(fact, one))
  const named = namedWords(words)
  return (fact) => isNamedBy(fact, named)
}

function slotsMeant(words: string): Meant[] {
  const plain = valueKey(words)
  return SLOT_WORDS.filter(({ pattern }) => pattern.test(plain))
}

function isOfSlot({ about, slot, valueKey: key }: KnownFact, { slots, value }: Meant): boolean {
  const [kind = ''] = (slot ?? '').split(':')
  return about === 'user' && slots.includes(kind) && (!value || value.test(key ?? ''))
}

function isNamedBy({ slot, sentence }: KnownFact, named: string[]): boolean {
  const held = new Set(
    valueKey(`${slot ?? ''} ${sentence}`)
      .split(' ')
      .flatMap(keysOf)
  )
  return named.length > 0 && named.every((word) => keysOf(word).some((key) => held.has(key)))
}

const keysOf = (word: string) => [thingKey(word), plainWord(word)]

/**
 * What a wish names, without the words every wish has, each under the word that stands for all of its kind.
 */
export function namedWords(words: string): string[] {
  return valueKey(words)
    .split(' ')
    .filter((word) => word !== '' && !WORDS.empty.has(word))
    .map(plainWord)
}

/**
 * None where it asks for a part of what it names: `my sister's name` is not all of the sister. Nor
 * where it asks for a kind of fact: `my work` is not all that has to do with work.
 */
export function namedAsWhole(words: string): string[] {
  return isOfPart(words) || slotsMeant(words).length > 0 ? [] : namedWords(words)
}

const isOfPart = (words: string) => WORDS.part.test(valueKey(words))
