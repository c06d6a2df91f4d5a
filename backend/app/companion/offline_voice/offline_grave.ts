import { memoized } from '#app/language/memoized'
import { isSpanish } from '#app/companion/offline_voice/offline_spoken'
import { z } from 'zod'
import { loadWords } from '#app/language/words'
import { CRISIS_CONTEXTS } from '#app/safety/crisis/crisis_contexts'
import { crisisSignals } from '#app/safety/crisis/crisis_detector'
import { anyOf, holds, phrases } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/language/plain_words'

/** The most urgent first. */
export const GRAVE_KINDS = [
  'threat',
  'dark',
  'assault',
  'abuse',
  'grief',
  'illness',
  'trouble',
] as const

/** What no cheerful word may answer. */
export type GraveKind = (typeof GRAVE_KINDS)[number]

export interface Grave {
  kind: GraveKind
  language: 'en' | 'es'
}

interface GraveText extends Grave {
  plain: RegExp
  doubtful: RegExp
}

const NEVER = ['(?!)']
const pattern = (list: readonly string[]) => anyOf(list.length > 0 ? list : NEVER)
const isDoubtful = (phrase: string) => phrase.startsWith('? ')

const byKind = z.record(z.enum(GRAVE_KINDS), phrases)
const said = {
  en: loadWords('offline_voice/grave_phrases_en.txt', byKind),
  es: loadWords('offline_voice/grave_phrases_es.txt', byKind),
}
const around = loadWords(
  'offline_voice/grave_contexts.txt',
  z.strictObject({
    idioms: phrases,
    stories: phrases,
    everyday: phrases,
    denied: phrases,
    laugh: phrases,
    distant: phrases,
    longAgo: phrases,
  })
)
const LANGUAGES = ['en', 'es'] as const
const READINGS: GraveText[] = GRAVE_KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => ({
    kind,
    language,
    plain: pattern(said[language][kind].filter((phrase) => !isDoubtful(phrase))),
    doubtful: pattern(said[language][kind].filter(isDoubtful).map((phrase) => phrase.slice(2))),
  }))
)
const idiom = pattern(around.idioms)
const harmless = pattern([...around.stories, ...around.everyday])
const laugh = pattern(around.laugh)
const distant = pattern(around.distant)
const longAgo = pattern(around.longAgo)
const doubt = pattern([
  ...around.laugh,
  ...around.denied,
  ...CRISIS_CONTEXTS.longAgo,
  ...CRISIS_CONTEXTS.overNow,
])
const LONGEST = 1600

/**
 * Violence, threats, talk of giving up, death, grave illness
 * or trouble with the law in a text; the most urgent of them.
 */
export function graveIn(text: string): Grave | null {
  const words = wordsIn(text)
  const hit = readingIn(words)
  if (!hit || (hit.kind === 'dark' && holds(words, doubt) && !isAtRisk(text))) return null
  return graveOf(hit)
}

/** With them one lives; of violence the telling is the news, whenever it was. */
const LIVED_WITH = new Set<GraveKind>(['grief', 'illness', 'trouble'])

/** The same of what is new to them: not a death of years ago, nor one in a colleague's family. */
export const graveNewsIn = memoized((text: string): Grave | null => {
  const grave = graveIn(text)
  if (!grave || !LIVED_WITH.has(grave.kind)) return grave
  const hit = readingIn(newsIn(wordsIn(text)))
  return hit ? graveOf(hit) : null
})

const graveOf = ({ kind, language }: GraveText): Grave => ({ kind, language })

function wordsIn(text: string): string {
  return plainWords(text.slice(0, LONGEST)).replace(idiom, '~')
}

function newsIn(words: string): string {
  return words.replace(distant, '~').replace(longAgo, '~')
}

function readingIn(words: string): GraveText | undefined {
  const sentences = words.split(' . ').map((sentence) => ` ${sentence.trim()} `)
  const isLaughing = holds(words, laugh)
  const clear = isLaughing ? [] : sentences.filter((sentence) => !holds(sentence, harmless))
  return READINGS.find(
    ({ plain, doubtful }) =>
      sentences.some((sentence) => holds(sentence, plain)) ||
      clear.some((sentence) => holds(sentence, doubtful))
  )
}

function isAtRisk(text: string): boolean {
  return crisisSignals(text).kind === 'self'
}

/**
 * As `graveIn`, and what the crisis detector knows of the writer, unless a figure of speech is all there is.
 */
export const graveOrCrisisIn = memoized(gravestIn)

function gravestIn(text: string): Grave | null {
  return graveIn(text) ?? crisisIn(text)
}

/** As `graveNewsIn`, and what the crisis detector knows of the writer. */
export const isGraveNews = memoized((text) => (graveNewsIn(text) ?? crisisIn(text)) !== null)

function crisisIn(text: string): Grave | null {
  if (holds(plainWords(text), idiom) || !isAtRisk(text)) return null
  return { kind: 'dark', language: isSpanish(text) ? 'es' : 'en' }
}
