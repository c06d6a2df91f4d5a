import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/danger_answers.txt',
  z.strictObject({
    biddenInDanger: shapes.sources,
    daredInDanger: shapes.sources,
    agreedInDanger: shapes.sources,
  })
)
/**
 * Deeds nobody may be told in the days after a crisis, or when
 * they speak of a danger, though they are harmless elsewhere.
 */
export const BIDDEN_IN_DANGER = WORDS.biddenInDanger

/** What dares or belittles somebody then. */
export const DARED_IN_DANGER = WORDS.daredInDanger

/** What agrees when it answers talk of a danger. */
export const AGREED_IN_DANGER = WORDS.agreedInDanger
