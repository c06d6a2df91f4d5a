import { z } from 'zod'
import { straightQuotes } from '#app/language/letters'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/repetition_words.txt',
  z.strictObject({
    unspaced: shapes.pattern('u'),
    sentenceEnds: shapes.pattern('u'),
    addressed: shapes.pattern('gu'),
  })
)

const SEGMENTS = new Intl.Segmenter('en', { granularity: 'word' })
const LONGEST_TEXT = 1600
const GRAM = 4

/** Lower case, straight quotes, no accents: `¿Cómo estás?` is asked alike with and without them. */
function plain(text: string): string {
  return straightQuotes(text.slice(0, LONGEST_TEXT).toLowerCase())
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/'s(?!\p{L})/gu, ' is')
}

/** The words of a text in any script, made comparable. */
export function wordsOf(text: string): string[] {
  const said = plain(text)
  if (!WORDS.unspaced.test(said)) return said.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
  return [...SEGMENTS.segment(said)].filter((part) => part.isWordLike).map((part) => part.segment)
}

/** Every run of four words; none in a shorter text. */
export function gramsOf(words: readonly string[]): string[] {
  return words.slice(GRAM - 1).map((_, index) => words.slice(index, index + GRAM).join(' '))
}

/** What makes two short texts the same: their words, or their signs when they have none. */
export function textKey(text: string, words: readonly string[]): string {
  return words.join(' ') || text.replace(/\s+/g, '')
}
const LEADS = new Set(
  'so and but well ok okay then now hey hi y e pues entonces bueno oye pero ahora'.split(' ')
)

/** `Hey Sam, so how was work, babe?` asks `how was work`. */
function askedIn(sentence: string): string {
  const clauses = sentence.split(/[,;:\u2014\u3001\uFF0C]| - /).map(wordsOf)
  const words = clauses.findLast((clause) => clause.length > 1) ?? clauses.flat()
  const start = words.findIndex((word) => !LEADS.has(word))
  return words.slice(Math.max(0, start)).join(' ')
}

/** The questions of a text without address and filler, one word alone is none. */
export function questionsOf(text: string): string[] {
  return text
    .slice(0, LONGEST_TEXT)
    .split(WORDS.sentenceEnds)
    .filter((sentence) => /[?\uFF1F\u061F]\s*$/u.test(sentence))
    .map(askedIn)
    .filter((asked) => asked.includes(' ') || WORDS.unspaced.test(asked))
}

/** The pet names a text calls somebody by; `I love rain` calls nobody. */
export function petNamesIn(text: string): string[] {
  return [...plain(text).replace(/\s+/g, ' ').trim().matchAll(WORDS.addressed)].map(
    (hit) => hit[1]?.replace(/^(?:my|mi) /, '') ?? ''
  )
}
