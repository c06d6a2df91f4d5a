import { z } from 'zod'
import { loadWords } from '#app/language/words'
import { anyOf, anyOfMany, holds, phrases } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/language/plain_words'
import { TextModel } from '#app/language/text_model'

const READ = loadWords(
  'signs/minor_phrases.txt',
  z.strictObject({ outright: phrases, signs: phrases, notAMinor: phrases })
)
const OUTRIGHT = anyOfMany(READ.outright)
const SIGNS = anyOfMany(READ.signs)
const SOMETHING_ELSE = anyOf(READ.notAMinor)

/** "I'm only 15% sure": the sign is lost among plain words. */
const SHARE = /\b\d+(?:[.,]\d+)? ?%(?=\s*\p{L})/gu

const model = new TextModel('minor')
/** Odds enough for being sure, for asking, and for believing what is said outright. */
const SURELY = 0.8
const LIKELY = -0.4
const HARDLY = -2.6

/** Of a number or a word the question tells what it is. */
const MOST_WORDS = 5
const isShort = (words: string) => words.trim().split(' ').length <= MOST_WORDS

/**
 * What speaks for somebody being under eighteen: that they say so, outright or by their school, their
 * parents or what they may not do yet, in English or Spanish, or that adults seldom write so.
 * `question`: what she had asked before it.
 */
export function minorSignIn(
  written: string,
  question: string | null = null
): 'minor' | 'perhaps_minor' | null {
  const text = written.replace(SHARE, 'some')
  const words = plainWords(text).replace(SOMETHING_ELSE, '~')
  const odds = oddsOf(text, words, question)
  if (odds > SURELY) return 'minor'
  if (odds <= HARDLY) return null
  if (holds(words, ...OUTRIGHT)) return 'minor'
  if (holds(words, ...SIGNS)) return odds > LIKELY ? 'minor' : 'perhaps_minor'
  return odds > LIKELY ? 'perhaps_minor' : null
}

/** As it stands, and without what is somebody else's. */
function oddsOf(text: string, words: string, question: string | null): number {
  const asked = isShort(words) ? question : null
  const said = model.odds(text, asked)
  return words === plainWords(text) ? said : Math.min(said, model.odds(words, asked))
}

/** Whether it is to be looked into. */
export const isMinorSignal = (text: string, question: string | null = null): boolean =>
  minorSignIn(text, question) !== null
