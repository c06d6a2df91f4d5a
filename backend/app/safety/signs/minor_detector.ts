import { MINOR_SIGNS, MINOR_WORDS, NOT_A_MINOR } from '#app/safety/signs/minor_phrases'
import { anyOf, anyOfMany } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/safety/signs/plain_words'

const SIGNS = anyOfMany(MINOR_SIGNS, MINOR_WORDS)
const SOMETHING_ELSE = anyOf(NOT_A_MINOR, MINOR_WORDS)

/** Whether somebody says that they are under eighteen, outright or by their school, in English or Spanish. */
export function isMinorSignal(text: string): boolean {
  const words = plainWords(text).replace(SOMETHING_ELSE, '~')
  return SIGNS.some((sign) => words.search(sign) >= 0)
}
