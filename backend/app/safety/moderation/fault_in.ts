import { z } from 'zod'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import type { GivenWords, WordsFault } from '#app/people/girlfriends/given_words'
import { isExplicit } from '#app/safety/signs/explicit_detector'
import { minorSignIn } from '#app/safety/signs/minor_detector'
import { anyOf, anyOfMany, holds, phrases } from '#app/safety/signs/phrase_pattern'

const WORDS = loadWords(
  'moderation/given_words.txt',
  z.strictObject({
    youngAlways: phrases,
    youngHer: phrases,
    youngYou: phrases,
    rules: phrases,
    reported: phrases,
    marks: shapes.pattern('iu'),
  })
)
const YOUNG_HER = anyOfMany([...WORDS.youngAlways, ...WORDS.youngHer])
const YOUNG_YOU = anyOfMany([...WORDS.youngAlways, ...WORDS.youngYou])
const OF_ME = / (?:i|im|ive|me|yo|tengo|soy) /
const RULES = anyOfMany(WORDS.rules)
const REPORTED = anyOf(WORDS.reported)

export const faultsIn = (given: readonly GivenWords[]) => given.map(faultIn)

/** The gravest first. */
export function faultIn({ text, isOfHer }: GivenWords): WordsFault | null {
  const words = plainWords(text)
  const youth = youthIn(words, { text, isOfHer })
  if (youth) return youth
  const kind = isExplicit(text)
  if (kind) return kind === 'minor' ? 'minor' : 'sexual'
  return holds(words, ...RULES) || WORDS.marks.test(text) ? 'rules' : null
}

function youthIn(words: string, { text, isOfHer }: GivenWords): 'minor' | 'minor_self' | null {
  const said = ownSentencesIn(words)
  const isTheirs = !isOfHer && said.some(isCertain)
  // As it would be read if they had texted it: a sentence by itself says more than it does there.
  if (isTheirs && minorSignIn(text) === 'minor') return 'minor_self'
  const isYoung = holds(words, ...(isOfHer ? YOUNG_HER : YOUNG_YOU))
  return isYoung || said.some(({ sign }) => sign !== null) ? 'minor' : null
}

interface OwnSentence {
  words: string
  sign: ReturnType<typeof minorSignIn>
}

/** Sentences of others say nothing of whoever writes: `She is in middle school.` may be a daughter. */
function ownSentencesIn(words: string): OwnSentence[] {
  const sentences = words.split(' . ').map((sentence) => ` ${sentence.trim()} `)
  return sentences
    .filter((sentence) => OF_ME.test(sentence))
    .map((sentence) => ({ words: sentence, sign: minorSignIn(sentence) }))
}

/** It pauses an account: a guess does not, nor does `My son writes: I'm 15`. */
const isCertain = ({ words, sign }: OwnSentence) => sign === 'minor' && !holds(words, REPORTED)
