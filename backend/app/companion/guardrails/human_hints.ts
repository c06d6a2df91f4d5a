import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords('manners/human_hints.txt', z.strictObject({ humanHints: shapes.sources }))

/** Said sideways: nobody is told a lie in so many words, and everybody believes one. */
export const HUMAN_HINTS = WORDS.humanHints
