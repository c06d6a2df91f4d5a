import { z } from 'zod'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import type { GivenWords, WordsFault } from '#app/people/girlfriends/given_words'
import { isExplicit } from '#app/safety/signs/explicit_detector'
import { isMinorSignal } from '#app/safety/signs/minor_detector'
import { anyOfMany, holds, phrases } from '#app/safety/signs/phrase_pattern'

const WORDS = loadWords(
  'moderation/given_words.txt',
  z.strictObject({
    youngAlways: phrases,
    youngHer: phrases,
    youngYou: phrases,
    rules: phrases,
    marks: shapes.pattern('iu'),
  })
)
const YOUNG_HER = anyOfMany([...WORDS.youngAlways, ...WORDS.youngHer])
const YOUNG_YOU = anyOfMany([...WORDS.youngAlways, ...WORDS.youngYou])
const OF_ME = / (?:i|im|ive|me|yo|tengo|soy) /
const RULES = anyOfMany(WORDS.rules)

export const faultsIn = (given: readonly GivenWords[]) => given.map(faultIn)

/** The gravest first. */
export function faultIn({ text, isOfHer }: GivenWords): WordsFault | null {
  const words = plainWords(text)
  const kind = isExplicit(text)
  if (kind === 'minor' || holds(words, ...(isOfHer ? YOUNG_HER : YOUNG_YOU))) return 'minor'
  if (isWrittenByMinor(words)) return 'minor'
  if (kind === 'explicit') return 'sexual'
  return holds(words, ...RULES) || WORDS.marks.test(text) ? 'rules' : null
}

/** Sentences of others say nothing of whoever writes: `She is in middle school.` may be a daughter. */
function isWrittenByMinor(words: string): boolean {
  const ownSentences = words.split(' . ').filter((sentence) => OF_ME.test(` ${sentence} `))
  return ownSentences.some((sentence) => isMinorSignal(sentence))
}
