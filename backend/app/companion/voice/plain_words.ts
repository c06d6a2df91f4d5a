import { z } from 'zod'
import { straightQuotes } from '#app/language/letters'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { hitsIn } from '#app/language/hits_in'

const WORDS = loadWords('voice/plain_words.txt', z.strictObject({ unreal: shapes.pattern() }))
const LONGEST = 4000

/**
 * What two spellings of the same words have in common: lower
 * case, straight quotes, no accents, single spaces.
 */
export function foldedWords(text: string): string {
  // Without its accent a Spanish "yes" would read as "if".
  const small = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/(?<!\p{L})sí(?!\p{L})/gu, 'yes')
  return straightQuotes(small)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Sentences of plain words. */
export function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.!?])\s+|\n/)
}

/** The part of a sentence before `index` that belongs to the same clause. */
export function clauseBefore(sentence: string, index: number): string {
  return (
    sentence
      .slice(0, index)
      .split(/[,;:]| - | but | pero /)
      .at(-1) ?? ''
  )
}

/** What stands before each hit of a pattern (`g`) in its clause. */
export function leadsTo(pattern: RegExp, sentence: string): string[] {
  return hitsIn(sentence, pattern).map((hit) => clauseBefore(sentence, hit.index))
}

/** Words before a statement, in its own clause, that turn it into something not stated. */
export const UNREAL = WORDS.unreal
