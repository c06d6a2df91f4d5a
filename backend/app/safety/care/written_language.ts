import { z } from 'zod'
import type { CrisisLanguage } from '#app/safety/crisis/crisis_lines'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'care/written_language.txt',
  z.strictObject({ spanish: shapes.pattern(), english: shapes.pattern() })
)

/** Spanish when at least half of what tells is; English else, as in everything she says without a model. */
export function crisisLanguageOf(text: string): CrisisLanguage {
  const words = plainWords(text).split(' ')
  const spanish = words.filter((word) => WORDS.spanish.test(word)).length
  const english = words.filter((word) => WORDS.english.test(word)).length
  return spanish > 0 && spanish >= english ? 'es' : 'en'
}
