import { z } from 'zod'
import { memoized } from '#app/language/memoized'
import { thingKey, valueKey } from '#app/memory/facts/fact_values'
import { SMALL_TALK, STOP_WORDS } from '#app/language/stop_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'notes/note_words.txt',
  z.strictObject({ common: shapes.wordSet, tens: shapes.wordSet, ones: shapes.wordSet })
)

const TENS = ['', '', ...WORDS.tens]
const ONES = ['', ...WORDS.ones]
const NUMBER = new RegExp(
  `\\b(${[...WORDS.tens].join('|')})(?: (${ONES.slice(1, 10).join('|')}))?\\b`,
  'g'
)
const ONE_WORD = new RegExp(`\\b(?:${ONES.slice(2).join('|')})\\b`, 'g')

const MOST_OF_KEY = 48
const MOST_WORDS = 6

/** The words of a text that tell it from others, folded, in their order. */
export function contentWords(text: string): string[] {
  const words = valueKey(text).split(' ')
  return [...new Set(words.filter(isContent))]
}

/** The same without their endings, and numbers in digits. */
export const contentStems = memoized(
  (text: string): ReadonlySet<string> =>
    new Set(contentWords(inDigits(valueKey(text))).map(bareStem)),
  1000
)

/** `thirty three` is `33`, `5th` is `5`; of plain words. */
export function inDigits(plain: string): string {
  return plain
    .replace(NUMBER, (_, ten: string, one = '') =>
      String(TENS.indexOf(ten) * 10 + ONES.indexOf(one))
    )
    .replace(ONE_WORD, (one) => String(ONES.indexOf(one)))
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
}

/** `driv` of `drive` and `driving`. */
export function bareStem(word: string): string {
  const stem = thingKey(word)
  return stem.length > 4 ? stem.replace(/(?:ing|ed|e)$/, '') : stem
}

/** Names a note by the words that are rarest: numbers, and the longest of the others, in their order. */
export function noteKey(text: string): string {
  const words = contentWords(text)
  const ranked = words.toSorted((one, other) => rarity(other) - rarity(one)).slice(0, MOST_WORDS)
  const chosen = new Set(ranked)
  return words
    .filter((word) => chosen.has(word))
    .reduce((key, word) => (key.length + word.length < MOST_OF_KEY ? `${key} ${word}` : key), '')
    .trim()
}

function isContent(word: string): boolean {
  if (/^\d+$/.test(word)) return true
  return word.length > 1 && ![STOP_WORDS, SMALL_TALK, WORDS.common].some((all) => all.has(word))
}

function rarity(word: string): number {
  return /\d/.test(word) ? 6 : word.length
}
