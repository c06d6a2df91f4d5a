import { stemOf, valueKey } from '#app/facts/fact_values'
import type { KnownFact } from '#app/memory/known_facts'

/** Words of a wish that name nothing. */
const EMPTY = new Set(
  'asked anything something everything mentioned brought up even ever i im ive me my mine we our that the a an about what where who when how old said told you to it is are was am of in do did does have had has and or live lived call called name named'.split(
    ' '
  )
)
/** Ways to name a slot that do not hold its word. */
const SLOT_WORDS: [RegExp, string[]][] = [
  [/^(?:where i (?:live|am|m|stay)|my (?:home|city|town|address|place)|donde vivo)$/, ['home']],
  [/^(?:how old i(?: a)?m|my age)$/, ['age']],
  [/^(?:where i work|my (?:company|employer))$/, ['employer', 'work place']],
  [
    /^(?:what i do(?: for (?:a living|work))?|my (?:job|work|career)|mi trabajo)$/,
    ['job', 'employer', 'field'],
  ],
  [/^(?:where i(?: a)?m from|where i come from)$/, ['origin']],
  [/^(?:my name|what my name is|mi nombre)$/, ['name', 'nickname']],
  [/^(?:my birthday|when (?:my birthday is|i was born))$/, ['birthday']],
]

/** The memories a wish such as `my sister's name` or `I live in Lisbon` speaks of; their ids. */
export function factsMeant(words: string, known: readonly KnownFact[]): number[] {
  const plain = valueKey(words)
  const slots = SLOT_WORDS.flatMap(([pattern, names]) => (pattern.test(plain) ? names : []))
  if (slots.length > 0) {
    const isMeant = ({ about, slot }: KnownFact) => about === 'user' && slots.includes(slot ?? '')
    return known.filter(isMeant).map(({ id }) => id)
  }
  const stems = namedWords(words).map(stemOf)
  return known.filter((fact) => isNamedBy(fact, stems)).map(({ id }) => id)
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
