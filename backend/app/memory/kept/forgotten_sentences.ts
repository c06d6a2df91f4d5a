import { FORGOTTEN_MARK } from '#app/models/kinds'
import { z } from 'zod'
import { findFacts, type ToldTurn } from '#app/memory/facts/find_facts'
import { thingKey, valueKey } from '#app/memory/facts/fact_values'
import { KIN_ADJECTIVES } from '#app/memory/facts/kin'
import { formsIn } from '#app/memory/kept/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'kept/forgotten_sentences.txt',
  z.strictObject({
    common: shapes.wordSet,
    thingSlots: shapes.wordSet,
    namingSlots: shapes.lineSet,
    statement: shapes.pattern('iu'),
    toHer: shapes.anyOf('iu'),
    small: shapes.wordSet,
  })
)
/** In folded words. */
const OWN = new RegExp(
  `(?<!\\p{L})(?:my|our|mis?|nuestr[oa]s?) ${KIN_ADJECTIVES}[\\p{L}\\p{N}]+`,
  'gu'
)

/** What is to be forgotten, as a sentence would give it away. */
export interface ForgottenThing {
  /** Folded words (`valueKey`) that all stand in a telling sentence. */
  words: readonly string[]
  /** A name or a place: whoever says it tells it, whatever else the sentence is about. */
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

/** Whether all words stand in the text, in any of their endings or under another word for the same. */
export function hasAllWords(text: string, words: readonly string[]): boolean {
  const said = formsIn(text)
  return words.length > 0 && words.every((word) => said.has(word) || said.has(thingKey(word)))
}

/**
 * Whether a name stands in it as a name; one that is a common
 * word too must be written large, behind another word.
 */
export function isNamedIn(sentence: string, words: readonly string[]): boolean {
  return words.every((word) => {
    if (!WORDS.common.has(word)) return true
    const large = word.charAt(0).toUpperCase() + word.slice(1)
    return new RegExp(`[\\p{L}\\p{N}][^.!?\\n]*\\b${large}\\b`, 'u').test(sentence)
  })
}

/** Whether it tells of `my ex`, and has all the words. What is said to her or asked of her tells nothing. */
export function tellsOfOwn(sentence: string, words: readonly string[]): boolean {
  const said = sentence.trim()
  if (!WORDS.statement.test(said) || WORDS.toHer.test(said)) return false
  const own = valueKey(said).match(OWN) ?? []
  return (
    hasAllWords(said, words) && own.some((mine) => words.some((word) => hasAllWords(mine, [word])))
  )
}

/** A fact, by what makes it the same. */
export interface FactSought {
  about: string
  slot: string | null
  valueKey: string
}

/** Whether a text tells it, read by itself. */
export function isFactTold(sought: FactSought, turn: ToldTurn): boolean {
  return findFacts(turn, { timeZone: 'UTC', before: [] }).some(
    ({ about, slot, value }) =>
      about === sought.about && slot === sought.slot && valueKey(value) === sought.valueKey
  )
}

interface Told {
  slot: string | null
  value: string | null
  body: string
}

/** What gives a memory away: its thing or value; its sentence, when the person wrote it anew. */
export function forgottenThing(memory: Told): ForgottenThing {
  const named = namedIn(memory)
  const words = tellingWords(named.words)
  if (words.length === 0) return writtenThing(memory.body)
  const isNaming = WORDS.namingSlots.has(named.kind) || words.length > 1 || isProper(named)
  return { words, isNaming }
}

/** Of a sentence the person wrote themselves: its names, or all its words. */
export function writtenThing(sentence: string): ForgottenThing {
  const names = sentence.match(/(?<=[\p{L}\p{N}'’,] )\p{Lu}[\p{L}\p{N}-]+/gu) ?? []
  const words = tellingWords(names.length > 0 ? names.join(' ') : sentence)
  return { words, isNaming: true }
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
  const isThing = WORDS.thingSlots.has(kind) && thing !== ''
  return { kind, thing, value, words: isThing ? thing : value }
}

/** A pet of a name, or a value written as names and numbers are. */
function isProper({ kind, thing, value }: Named): boolean {
  if (WORDS.thingSlots.has(kind)) return kind === 'pet' && valueKey(value) !== thing
  return /\p{Lu}/u.test(value)
}

/** Its folded words, without those that tell nothing by themselves. */
export function tellingWords(text: string): string[] {
  return valueKey(text)
    .split(' ')
    .filter((word) => word !== '' && !WORDS.small.has(word))
}
