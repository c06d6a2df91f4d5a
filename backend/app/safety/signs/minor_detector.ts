import { z } from 'zod'
import { loadWords } from '#app/language/words'
import { anyOf, anyOfMany, phrases } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/safety/signs/plain_words'

const { signs, notAMinor } = loadWords(
  'signs/minor_phrases.txt',
  z.strictObject({ signs: phrases, notAMinor: phrases })
)
const SIGNS = anyOfMany(signs)
const SOMETHING_ELSE = anyOf(notAMinor)

/** Whether somebody says that they are under eighteen, outright or by their school, in English or Spanish. */
export function isMinorSignal(text: string): boolean {
  const words = plainWords(text).replace(SOMETHING_ELSE, '~')
  return SIGNS.some((sign) => words.search(sign) >= 0)
}
