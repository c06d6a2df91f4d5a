import { z } from 'zod'
import { loadWords } from '#app/language/words'
import { isMinorSignal } from '#app/safety/signs/minor_detector'
import { anyOf, anyOfMany, phrases } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/safety/signs/plain_words'

const said = loadWords(
  'signs/explicit_phrases.txt',
  z.strictObject({ explicit: phrases, suggestive: phrases })
)
const around = loadWords(
  'signs/explicit_contexts.txt',
  z.strictObject({ notExplicit: phrases, child: phrases, sexual: phrases, asking: phrases })
)
const somethingElse = anyOf(around.notExplicit)
const open = anyOfMany(said.explicit)
const suggestive = anyOf(said.suggestive)
const child = anyOf(around.child)
const sexual = anyOf(around.sexual)
const asking = anyOf(around.asking)

/** `minor`: anything sexual about somebody who is no adult. `explicit`: any other open sexual talk. */
export type ExplicitKind = 'explicit' | 'minor'

/**
 * What a person asks for or says, in English or Spanish.
 * Flirting, health and what somebody suffered are none.
 */
export function isExplicit(text: string): ExplicitKind | null {
  const words = cleared(text)
  const isOpen = open.some((part) => has(words, part))
  const isAsked = isOpen || words.split(' . ').some((sentence) => isRequest(` ${sentence} `))
  if (isAsked && (has(words, child) || isMinorSignal(text))) return 'minor'
  return isOpen ? 'explicit' : null
}

const isRequest = (sentence: string) => has(sentence, sexual) && has(sentence, asking)

/** The stricter measure for what she writes herself. */
export function isSuggestive(text: string): boolean {
  return isExplicit(text) !== null || has(cleared(text), suggestive)
}

const cleared = (text: string) => plainWords(text).replace(somethingElse, '~')
const has = (words: string, sought: RegExp) => words.search(sought) >= 0
