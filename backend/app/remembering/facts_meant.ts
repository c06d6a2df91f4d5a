import { stemOf, valueKey } from '#app/facts/fact_values'
import type { KnownFact } from '#app/memory/known_facts'

/** Words of a wish that name nothing. */
const EMPTY = new Set(
  'asked anything something everything mentioned brought up even ever i im ive me my mine we our that the a an about what where who when how old said told you to it is are was am of in do did does have had has and or live lived call called name named'.split(
    ' '
  )
)
/** Ways to name a slot that do not hold its word. */
const SLOT_WORDS: [RegExp, string][] = [
  [/\bwhere i (?:live|am|m|stay)\b|\bmy (?:city|town|address|place)\b|\bdonde vivo\b/, 'home'],
  [/\bhow old i\b|\bmy age\b/, 'age'],
  [/\bwhere i work\b|\bmy (?:work|company|boss)\b/, 'employer'],
  [/\bwhat i do\b|\bmy (?:work|job|career)\b|\bmi trabajo\b/, 'job'],
  [/\bwhere i(?: a)?m from\b|\bwhere i come from\b/, 'origin'],
  [/\bmy name\b|\bmi nombre\b/, 'name'],
  [/\bmy birthday\b|\bwhen i was born\b/, 'birthday'],
]

/** The memories a wish such as `my sister's name` or `I live in Lisbon` speaks of; their ids. */
export function factsMeant(words: string, known: readonly KnownFact[]): number[] {
  const plain = valueKey(words)
  const slots = SLOT_WORDS.flatMap(([pattern, slot]) => (pattern.test(plain) ? [slot] : []))
  const stems = namedWords(words).map(stemOf)
  return known
    .filter(
      (fact) => (fact.about === 'user' && slots.includes(fact.slot ?? '')) || isNamedBy(fact, stems)
    )
    .map(({ id }) => id)
}

function isNamedBy({ slot, sentence }: KnownFact, stems: string[]): boolean {
  const held = new Set(
    valueKey(`${slot ?? ''} ${sentence}`)
      .split(' ')
      .map(stemOf)
  )
  return stems.length > 0 && stems.every((stem) => held.has(stem))
}

/** What a wish names, without the words every wish has. */
export function namedWords(words: string): string[] {
  return valueKey(words)
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.has(word))
}
