import { z } from 'zod'
import { straightQuotes, withoutAccents } from '#app/language/letters'
import type { Turn } from '#app/companion/voice/language_model'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const plain = (text: string) => withoutAccents(straightQuotes(text).toLowerCase())
const plainSet = shapes.wordSet.transform((set) => new Set([...set].map(plain)))

const WORDS = loadWords(
  'offline_voice/spoken.txt',
  z.strictObject({
    written: shapes.pairs,
    secondPerson: shapes.pairs,
    spanish: plainSet,
    english: plainSet,
  })
)

export type Language = 'en' | 'es'

const LONGEST = 1600
const WORD = /[\p{L}\d]+/gu

/** Lower case, no accents or apostrophes, `sooo` once, `u` as `you`: what patterns are held against. */
export function spoken(text: string): string {
  return plain(text.slice(0, LONGEST))
    .replace(/'/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(WORD, (word) => WORDS.written.get(word) ?? word)
    .trim()
}

/** How much more of one language than of the other is in a text: above 0 it is Spanish. */
function leaning(text: string): number {
  if (/[\u00bf\u00a1\u00f1]/.test(text)) return 2
  const words = plain(text.slice(0, LONGEST)).replace(/'/g, '').match(WORD) ?? []
  const spanish = words.filter((word) => WORDS.spanish.has(word)).length
  return spanish - words.filter((word) => WORDS.english.has(word)).length
}

const LATELY = 4
/** A single word more of the other language changes nothing. */
const SURE = 1.5

/** Their language; of a text that may be either, that of the texts before. */
export function talkLanguageOf(texts: readonly Turn[], turns: readonly Turn[]): Language {
  const now = leaning(texts.map(({ text }) => text).join(' . '))
  const before = turns.filter(({ sender }) => sender === 'user').slice(-LATELY - 1, -1)
  const habit = Math.sign(leaning(before.map(({ text }) => text).join(' . ')))
  return (Math.abs(now) > 1 ? now : now + habit * SURE) > 0 ? 'es' : 'en'
}

/** That of their latest text. */
export function languageOfTalk(turns: readonly Turn[]): Language {
  return talkLanguageOf(turns.filter(({ sender }) => sender === 'user').slice(-1), turns)
}

/** Whether a text is Spanish, by itself. */
export function isSpanish(text: string): boolean {
  return leaning(text) > 0
}

/** Straight quotes and single spaces, the case as written. */
export function straighten(text: string): string {
  return straightQuotes(text)
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/**
 * Turns words somebody said of themselves to words said to
 * them: `my sister and I was` -> `your sister and you were`.
 */
export function toSecondPerson(text: string): string {
  return text
    .replace(/\bI was\b/gi, 'you were')
    .replace(/\bam I\b/gi, 'are you')
    .replace(/(?<!\d)[\p{L}']+/gu, (word) => WORDS.secondPerson.get(word.toLowerCase()) ?? word)
}
