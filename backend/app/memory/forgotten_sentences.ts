import { valueKey } from '#app/facts/fact_values'

/** Stands where a sentence was that somebody had forgotten. */
export const FORGOTTEN_MARK = '[forgotten]'

/** What is to be forgotten, as a sentence would give it away. */
export interface ForgottenThing {
  /** Folded words (`valueKey`) that all stand in a telling sentence. */
  words: readonly string[]
  /** A name, a place, a number: whoever says it tells it, whatever else the sentence is about. */
  isNaming: boolean
}

const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?\n]|$)[ \t]*/gu

/** The text with the sentences cut out for which `isTelling` is true; the same text when there are none. */
export function cutSentences(text: string, isTelling: (sentence: string) => boolean): string {
  if (!isTelling(text)) return text
  const sentences = text.match(SENTENCE) ?? [text]
  const kept = sentences.map((sentence) => (isTelling(sentence) ? `${FORGOTTEN_MARK} ` : sentence))
  const cut = kept.join('').replaceAll(`${FORGOTTEN_MARK} ${FORGOTTEN_MARK}`, FORGOTTEN_MARK).trim()
  // What it tells may stand across two sentences: then nothing of the text is safe to keep.
  return isTelling(cut) ? FORGOTTEN_MARK : cut
}

/** Whether all words stand in the text; longer ones may have grown an ending. */
export function hasAllWords(text: string, words: readonly string[]): boolean {
  const said = ` ${valueKey(text)} `
  return (
    words.length > 0 &&
    words.every((word) => said.includes(word.length < WHOLE_BELOW ? ` ${word} ` : ` ${word}`))
  )
}

const WHOLE_BELOW = 4

/** Slots whose thing stands behind the colon (facts/slots.ts); the value only says how it stands with it. */
const THING_SLOTS = new Set(
  'taste pet person life plan hobby allergy health eats habit language'.split(' ')
)
const NAMING_SLOTS = new Set([
  'name',
  'nickname',
  'home',
  'origin',
  'birthday',
  'employer',
  'school',
  'work place',
  'person',
  'name of',
  'home of',
])
const SMALL = new Set(
  'a an and are as at be by called for from have her in is it like of on she that the to with work works you your'.split(
    ' '
  )
)

interface Told {
  slot: string | null
  value: string | null
  body: string
}

/** What gives a memory away: its thing or value; its sentence, when the person wrote it anew. */
export function forgottenThing(memory: Told): ForgottenThing {
  const named = namedIn(memory)
  const words = wordsOf(named.words)
  if (words.length === 0) return { words: wordsOf(memory.body), isNaming: true }
  const isNaming = NAMING_SLOTS.has(named.kind) || words.length > 1 || isProper(named)
  return { words, isNaming }
}

interface Named {
  kind: string
  thing: string
  value: string
  /** What of it stands in a sentence that tells it. */
  words: string
}

function namedIn(memory: Told): Named {
  const [kind = '', thing = ''] = (memory.slot ?? '').split(':')
  const value = memory.value ?? ''
  const isThing = THING_SLOTS.has(kind) && thing !== ''
  return { kind, thing, value, words: isThing ? thing : value }
}

/** A pet of a name, or a value written as names and numbers are. */
function isProper({ kind, thing, value }: Named): boolean {
  if (THING_SLOTS.has(kind)) return kind === 'pet' && valueKey(value) !== thing
  return /\p{Lu}|\p{N}/u.test(value)
}

function wordsOf(text: string): string[] {
  return valueKey(text)
    .split(' ')
    .filter((word) => word !== '' && !SMALL.has(word))
}
