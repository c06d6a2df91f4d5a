import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/first_names.txt',
  z.strictObject({ names: shapes.wordSet, noNames: shapes.wordSet, wordsToo: shapes.wordSet })
)

export function isName(word: string): boolean {
  return (
    word.length > 1 &&
    word.length <= 20 &&
    /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word) &&
    !WORDS.noNames.has(word.toLowerCase())
  )
}

/** A name where none was announced, as in "my brother jake came": with a capital, or a well known one. */
export function isPlainlyName(word: string): boolean {
  const isCapital = /^\p{Lu}[\p{Ll}\p{M}'’-]/u.test(word)
  const lower = word.toLowerCase()
  return isName(word) && (isCapital || (WORDS.names.has(lower) && !WORDS.wordsToo.has(lower)))
}

export function isFirstName(word: string): boolean {
  const lower = word.toLowerCase()
  return WORDS.names.has(lower) && (!WORDS.wordsToo.has(lower) || /^\p{Lu}/u.test(word))
}
