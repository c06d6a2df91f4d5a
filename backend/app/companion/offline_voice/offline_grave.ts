import { memoized } from '#app/core/threads/memoized'
import { isSpanish } from '#app/companion/offline_voice/offline_clauses'
import {
  GRAVE_DENIED,
  GRAVE_EVERYDAY,
  GRAVE_IDIOMS,
  GRAVE_LAUGH,
  GRAVE_STORIES,
} from '#app/companion/offline_voice/offline_grave_contexts'
import { GRAVE_EN } from '#app/companion/offline_voice/offline_grave_phrases_en'
import { GRAVE_ES } from '#app/companion/offline_voice/offline_grave_phrases_es'
import { GRAVE_WORDS } from '#app/companion/offline_voice/offline_grave_words'
import { LONG_AGO, OVER_NOW } from '#app/safety/signs/crisis_contexts'
import { crisisSignals } from '#app/safety/signs/crisis_detector'
import { CRISIS_WORDS } from '#app/safety/signs/crisis_words'
import { anyOf } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/safety/signs/plain_words'

/** What no cheerful word may answer. */
export type GraveKind = keyof typeof GRAVE_EN

export interface Grave {
  kind: GraveKind
  language: 'en' | 'es'
}

interface Reading extends Grave {
  plain: RegExp
  doubtful: RegExp
}

const WORDS = { ...GRAVE_WORDS, gap: CRISIS_WORDS.gap }
const NEVER = ['(?!)']
const pattern = (list: readonly string[]) => anyOf(list.length > 0 ? list : NEVER, WORDS)
const isDoubtful = (phrase: string) => phrase.startsWith('? ')

function readingOf(kind: GraveKind, language: Grave['language'], list: readonly string[]): Reading {
  return {
    kind,
    language,
    plain: pattern(list.filter((phrase) => !isDoubtful(phrase))),
    doubtful: pattern(list.filter(isDoubtful).map((phrase) => phrase.slice(2))),
  }
}

/** The most urgent first. */
export const GRAVE_KINDS = Object.keys(GRAVE_EN) as GraveKind[]
const READINGS = GRAVE_KINDS.flatMap((kind) => [
  readingOf(kind, 'en', GRAVE_EN[kind]),
  readingOf(kind, 'es', GRAVE_ES[kind]),
])
const idiom = pattern(GRAVE_IDIOMS)
const harmless = pattern([...GRAVE_STORIES, ...GRAVE_EVERYDAY])
const laugh = pattern(GRAVE_LAUGH)
const doubt = pattern([...GRAVE_LAUGH, ...GRAVE_DENIED, ...LONG_AGO, ...OVER_NOW])
const LONGEST = 1600

function isIn(words: string, one: RegExp): boolean {
  return words.search(one) >= 0
}

/** Violence, threats, talk of giving up, death, grave illness or trouble with the law in a text; the most urgent of them. */
export function graveIn(text: string): Grave | null {
  const words = plainWords(text.slice(0, LONGEST)).replace(idiom, '~')
  const hit = readingIn(words)
  if (!hit || (hit.kind === 'dark' && isIn(words, doubt) && !isAtRisk(text))) return null
  return { kind: hit.kind, language: hit.language }
}

function readingIn(words: string): Reading | undefined {
  const sentences = words.split(' . ').map((sentence) => ` ${sentence.trim()} `)
  const isLaughing = isIn(words, laugh)
  const clear = isLaughing ? [] : sentences.filter((sentence) => !isIn(sentence, harmless))
  return READINGS.find(
    ({ plain, doubtful }) =>
      sentences.some((sentence) => isIn(sentence, plain)) ||
      clear.some((sentence) => isIn(sentence, doubtful))
  )
}

/** Whether a text speaks of the writer's own life in danger. */
function isAtRisk(text: string): boolean {
  return crisisSignals(text).kind === 'self'
}

/** As `graveIn`, and what the crisis detector knows of the writer, unless a figure of speech is all there is. */
export const graveOrCrisisIn = memoized(gravestIn)

function gravestIn(text: string): Grave | null {
  const grave = graveIn(text)
  if (grave || isIn(plainWords(text), idiom) || !isAtRisk(text)) return grave
  return { kind: 'dark', language: isSpanish(text) ? 'es' : 'en' }
}
