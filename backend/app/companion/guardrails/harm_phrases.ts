import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/harm_phrases.txt',
  z.strictObject({ harms: shapes.sources, harmsSpanish: shapes.sources })
)

/**
 * What nobody may be told at any time, by what is wrong with
 * it. The denial belongs to the words, or stands before them.
 */
export const HARMS = WORDS.harms

/** Spanish: its forms of command cannot be mistaken for a refusal. */
export const HARMS_SPANISH = WORDS.harmsSpanish
