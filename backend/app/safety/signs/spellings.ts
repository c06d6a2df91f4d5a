import { z } from 'zod'
import { pairs, wordSet } from '#app/language/word_shapes'
import { readWords } from '#app/language/words'

/** How people spell: look-alike letters, short forms of words and of several, and words that say nothing. */
export const SPELLINGS = readWords(
  'signs/spellings.txt',
  z.strictObject({ lookAlikes: pairs, shortForms: pairs, spokenForms: pairs, fillers: wordSet })
)
