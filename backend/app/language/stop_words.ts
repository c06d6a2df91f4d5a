import { z } from 'zod'
import { wordSet } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'language/stop_words.txt',
  z.strictObject({ stopWords: wordSet, smallTalk: wordSet })
)

/** Words too common to tell one text from another. Contractions stand without their apostrophe. */
export const STOP_WORDS = WORDS.stopWords

/** Courtesies and moods of the moment: alone they ask for nothing that was said before. */
export const SMALL_TALK = WORDS.smallTalk
