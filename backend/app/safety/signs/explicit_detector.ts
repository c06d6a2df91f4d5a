import {
  ASKING,
  CHILD_WORDS,
  NOT_EXPLICIT,
  SEXUAL_WORDS,
} from '#app/safety/signs/explicit_contexts'
import { EXPLICIT, EXPLICIT_WORDS, SUGGESTIVE } from '#app/safety/signs/explicit_phrases'
import { isMinorSignal } from '#app/safety/signs/minor_detector'
import { anyOf, anyOfMany } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/safety/signs/plain_words'

const pattern = (list: readonly string[]) => anyOf(list, EXPLICIT_WORDS)
const somethingElse = pattern(NOT_EXPLICIT)
const open = anyOfMany(EXPLICIT, EXPLICIT_WORDS)
const suggestive = pattern(SUGGESTIVE)
const child = pattern(CHILD_WORDS)
const sexual = pattern(SEXUAL_WORDS)
const asking = pattern(ASKING)

/** `minor`: anything sexual about somebody who is no adult. `explicit`: any other open sexual talk. */
export type ExplicitKind = 'explicit' | 'minor'

/** What a person asks for or says, in English or Spanish. Flirting, health and what somebody suffered are none. */
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
