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
const LIKELY = -0.2
const HARDLY = -2.6

/** Of a number or a word the question tells what it is. */
const MOST_WORDS = 5
const isShort = (words: string) => words.trim().split(' ').length <= MOST_WORDS

/**
 * Whether somebody says that they are under eighteen, outright or by their
 * school, their parents or what they may not do yet, in English or Spanish.
 * `question`: what she had asked before it.
 */
export function isMinorSignal(text: string, question: string | null = null): boolean {
  const plain = plainWords(text)
  const words = plain.replace(SOMETHING_ELSE, '~')
  const asked = isShort(words) ? question : null
  const said = model.odds(text, asked)
  const odds = words === plain ? said : Math.min(said, model.odds(words, asked))
  if (odds > LIKELY) return true
  return odds > HARDLY && SIGNS.some((sign) => words.search(sign) >= 0)
}
