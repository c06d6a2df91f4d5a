import { z } from 'zod'
import { kinOf } from '#app/memory/recall/kindred_words'
import { findPastTimes, type PastTime } from '#app/memory/recall/past_times'
import { SMALL_TALK, STOP_WORDS } from '#app/language/stop_words'
import { stemOf, wordsOf } from '#app/language/stems'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'recall/read_question.txt',
  z.strictObject({
    pointsBack: shapes.pattern('i'),
    asks: shapes.pattern('im'),
    telling: shapes.pattern('gi'),
  })
)

/** `Anita`, `sister` */
export interface NamedKin {
  name: string
  kin: string
}

/** One thing asked for, with the stems it may stand under. */
export interface Concept {
  stem: string
  kin: readonly string[]
}

/** What a burst of texts asks of the past. */
export interface Question {
  concepts: Concept[]
  pastTimes: PastTime[]
  /** Whose words answer it, when the texts say so. */
  whose: 'user' | 'girlfriend' | null
  /** Something is asked; else it is only talked of. */
  isAsked: boolean
}

export interface Asker {
  personName: string | null
  herName: string
  /** Epoch milliseconds, and the person's IANA zone. */
  now: number
  timeZone: string
  /** Whom the person told her of: who asks about a sister looks for Anita too. */
  named?: readonly NamedKin[]
}

const MOST_CHARACTERS = 600
const MOST_CONCEPTS = 16
const MOST_NAMES = 4
const TELLING_CONCEPTS = 2
const OWN = new Set(['i', 'im', 'ive', 'id', 'my', 'me', 'mine', 'myself', 'we', 'our', 'us'])
const YOURS = new Set(['you', 'your', 'yours', 'youre', 'youve', 'yourself', 'u', 'ur'])

/**
 * Reads what is asked by texts, oldest first. The person's name and "my" point at their own words,
 * her name and "your" at hers; both or neither point nowhere. Courtesies alone ask for nothing.
 */
export function readQuestion(texts: readonly string[], asker: Asker): Question {
  const isAsked = texts.some((text) => WORDS.asks.test(text))
  if (!isAsked) return read(texts, { isAsked, asker })
  // What was said before a question is not what is asked, unless the question says too little by itself.
  for (let start = texts.length - 1; start > 0; start--) {
    const latest = texts.slice(start)
    const question = read(latest, { isAsked, asker })
    const hasAsked = latest.some((text) => WORDS.asks.test(text))
    if (hasAsked && standsAlone(question, latest)) return question
  }
  return read(texts, { isAsked, asker })
}

function standsAlone({ concepts, pastTimes }: Question, texts: readonly string[]): boolean {
  if (concepts.length >= TELLING_CONCEPTS || pastTimes.length > 0) return true
  return concepts.length > 0 && !texts.some((text) => WORDS.pointsBack.test(text))
}

function read(
  texts: readonly string[],
  { isAsked, asker }: { isAsked: boolean; asker: Asker }
): Question {
  const said = texts.join('\n').slice(-MOST_CHARACTERS)
  const named = asker.named ?? []
  const names = { user: nameOf(asker.personName), girlfriend: nameOf(asker.herName) }
  return {
    concepts: conceptsIn(said, { isAsked, names: Object.values(names), named }),
    pastTimes: findPastTimes(said, asker),
    whose: whoseWords(said, names),
    isAsked,
  }
}

function nameOf(name: string | null): string {
  return wordsOf(name ?? '')[0] ?? ''
}

function conceptsIn(
  said: string,
  { isAsked, names, named }: { isAsked: boolean; names: string[]; named: readonly NamedKin[] }
): Concept[] {
  const words = wordsOf(said).filter((word) => !STOP_WORDS.has(word) && !names.includes(word))
  const telling = words.filter((word) => !SMALL_TALK.has(word))
  if (telling.length === 0) return []
  const stems = new Set((isAsked ? words : telling).map(stemOf))
  const asked = [...stems].slice(-MOST_CONCEPTS)
  return [
    ...asked.map((stem) => ({ stem, kin: [...kinOf(stem), ...relationsOf(stem, named)] })),
    ...namesOf(asked, named).map((stem) => ({ stem, kin: [] })),
  ]
}

/** A name is as telling as what was asked for: `anit` beside `sister`. */
function namesOf(asked: readonly string[], named: readonly NamedKin[]): string[] {
  const meant = named.filter(({ kin }) => asked.includes(lastStem(kin)))
  const names = new Set(meant.map(({ name }) => lastStem(name)))
  return [...names].filter((name) => !asked.includes(name)).slice(0, MOST_NAMES)
}

/** `sister` of `anit`: of a name that is asked for, what they are. */
function relationsOf(stem: string, named: readonly NamedKin[]): string[] {
  return named.filter(({ name }) => lastStem(name) === stem).map(({ kin }) => lastStem(kin))
}

const lastStem = (words: string) => stemOf(wordsOf(words).at(-1) ?? '')

function whoseWords(said: string, names: Record<'user' | 'girlfriend', string>): Question['whose'] {
  const words = new Set(wordsOf(said.replace(WORDS.telling, ' ')))
  const isUser = words.has(names.user) || [...OWN].some((word) => words.has(word))
  const isHer = words.has(names.girlfriend) || [...YOURS].some((word) => words.has(word))
  if (isUser === isHer) return null
  return isUser ? 'user' : 'girlfriend'
}
