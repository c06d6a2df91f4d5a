import { z } from 'zod'
import { loadWords } from '#app/language/words'
import { anyOf, anyOfMany, phrases } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/language/plain_words'
import { TextModel } from '#app/language/text_model'

const { signs, notAMinor } = loadWords(
  'signs/minor_phrases.txt',
  z.strictObject({ signs: phrases, notAMinor: phrases })
)
const SIGNS = anyOfMany(signs)
const SOMETHING_ELSE = anyOf(notAMinor)

const model = new TextModel('minor')
/** Odds enough without a phrase, and too few to bear one out. */
const LIKELY = 0
const HARDLY = -3

/**
 * Whether somebody says that they are under eighteen, outright or by their
 * school, their parents or what they may not do yet, in English or Spanish.
 */
export function isMinorSignal(text: string): boolean {
  const odds = model.odds(text)
  if (odds > LIKELY) return true
  const words = plainWords(text).replace(SOMETHING_ELSE, '~')
  return odds > HARDLY && SIGNS.some((sign) => words.search(sign) >= 0)
}
