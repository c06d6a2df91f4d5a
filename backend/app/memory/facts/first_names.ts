import { z } from 'zod'
import { plainForm } from '#app/language/irregular_words'
import { SMALL_TALK, STOP_WORDS } from '#app/language/stop_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/first_names.txt',
  z.strictObject({
    names: shapes.wordSet,
    noNames: shapes.wordSet,
    wordsToo: shapes.wordSet,
    behindName: shapes.pattern('iu'),
    noNameOfKin: shapes.wordSet,
  })
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

/** "My friend luz came": no word of any other kind stands between kin and what they do. */
export function isNameBefore(name: string, behind: string): boolean {
  const word = name.toLowerCase()
  if (!isName(name) || /(?:s|ed|ing|ly|'.*)$/u.test(word) || isCommon(word)) return false
  return !/^ /.test(behind) || WORDS.behindName.test(behind.trim())
}

const isCommon = (word: string) =>
  STOP_WORDS.has(word) ||
  SMALL_TALK.has(word) ||
  plainForm(word) !== word ||
  WORDS.noNameOfKin.has(word)
