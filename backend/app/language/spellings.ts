import { z } from 'zod'
import { pairs, wordSet } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** How people spell: look-alike letters, short forms of words and of several, and words that say nothing. */
export const SPELLINGS = loadWords(
  'language/spellings.txt',
  z.strictObject({ lookAlikes: pairs, shortForms: pairs, spokenForms: pairs, fillers: wordSet })
)
