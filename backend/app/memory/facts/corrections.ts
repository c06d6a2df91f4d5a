import { z } from 'zod'
import { titled, trimmed, valueKey } from '#app/memory/facts/fact_values'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { type Draft, ended, groupsIn } from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/corrections.txt',
  z.strictObject({
    starred: shapes.pattern('u'),
    meant: shapes.pattern('iu'),
    notBut: shapes.pattern('iu'),
    joked: shapes.pattern('iu'),
    named: shapes.pattern('u'),
  })
)

const LIKE_ENOUGH = 0.5
const SHAPES = [WORDS.starred, WORDS.meant, WORDS.notBut]

/** What the text before told and this one puts right: "*Anne", "sorry I meant Porto", "jk". */
export function corrections(text: string, told: FoundFact[]): Draft[] {
  const said = plainOf(text)
  if (WORDS.joked.test(said)) return told.filter((fact) => fact.change === 'holds').map(takenBack)
  const groups = groupsIn(SHAPES, said)
  if (!groups) return []
  const value = trimmed(`${groups.value}${groups.behind ?? ''}`)
  const fact = meantOf(value, groups.old ?? '', told)
  if (!fact || (said.includes('*') && !isSameKind(value, fact))) return []
  return revalued(fact, value)
}

/** Whether it has the shape of one: what it puts right may be any word. */
export function isCorrection(text: string): boolean {
  return groupsIn(SHAPES, plainOf(text)) !== null
}

function plainOf(text: string): string {
  return text
    .trim()
    .replace(/[\u2018\u2019]/g, "'")
    .slice(0, 120)
}

/** "*hugs" puts no name right. */
function isSameKind(value: string, fact: FoundFact): boolean {
  return /^\p{Lu}/u.test(value) || likeness(nameIn(fact), valueKey(value)) >= LIKE_ENOUGH
}

function revalued(fact: FoundFact, value: string): Draft[] {
  if (/^(?:pet|person):/.test(fact.slot)) return renamed(fact, value)
  const revised = { slot: fact.slot, value: caseOf(value, fact.value) }
  return fact.slot.startsWith('name of:') ? [ended(fact.slot, fact.value), revised] : [revised]
}

function takenBack({ slot, value }: FoundFact): Draft {
  return { ...ended(slot, value), sentence: 'You were joking about that.' }
}

/** The one fact the word belongs to: whose old value is named, or the likest, or the only one. */
function meantOf(value: string, old: string, told: FoundFact[]): FoundFact | undefined {
  const named = told.filter((fact) => fact.change === 'holds' && WORDS.named.test(fact.slot))
  if (old) return named.find((fact) => nameIn(fact) === valueKey(old))
  if (named.length === 1) return named[0]
  const ranked = named
    .map((fact) => ({ fact, likeness: likeness(nameIn(fact), valueKey(value)) }))
    .toSorted((one, other) => other.likeness - one.likeness)
  return ranked[0] && ranked[0].likeness >= LIKE_ENOUGH ? ranked[0].fact : undefined
}

function nameIn(fact: FoundFact): string {
  return /^(?:pet|person):/.test(fact.slot)
    ? fact.slot.slice(fact.slot.indexOf(':') + 1)
    : valueKey(fact.value)
}

function renamed(fact: FoundFact, value: string): Draft[] {
  const kind = fact.slot.slice(0, fact.slot.indexOf(':'))
  const name = titled(value)
  return [
    { ...ended(fact.slot, fact.value, titled(nameIn(fact))) },
    { slot: `${kind}:${valueKey(name)}`, value: fact.value, thing: name },
  ]
}

function caseOf(value: string, old: string): string {
  return /^\p{Lu}/u.test(old) ? titled(value) : value
}

/** Shared pairs of letters, 0 to 1 (Dice). */
function likeness(one: string, other: string): number {
  const pairs = (word: string) =>
    Array.from({ length: Math.max(word.length - 1, 0) }, (_, index) => word.slice(index, index + 2))
  const [mine, theirs] = [pairs(one), pairs(other)]
  const shared = mine.filter((pair) => theirs.includes(pair)).length
  const head = one[0] === other[0] ? 0.25 : 0
  return mine.length + theirs.length === 0 ? 0 : (2 * shared) / (mine.length + theirs.length) + head
}
