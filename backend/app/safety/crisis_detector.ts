import { CRISIS_ACTS_EN } from '#app/safety/crisis_acts_en'
import { CONCEPTS, TOGETHER } from '#app/safety/crisis_concepts'
import { EVERYDAY, LONG_AGO, OVER_NOW, STORIES, TOPICS, TRIVIAL } from '#app/safety/crisis_contexts'
import { IDIOMS_EN } from '#app/safety/crisis_idioms_en'
import { IDIOMS_ES } from '#app/safety/crisis_idioms_es'
import {
  HAPPENING,
  OTHERS_DANGER,
  OTHERS_PAST,
  OTHERS_TOLD,
  PERSON,
} from '#app/safety/crisis_others'
import { CRISIS_EN } from '#app/safety/crisis_phrases_en'
import { CRISIS_ES } from '#app/safety/crisis_phrases_es'
import { CRISIS_WORDS } from '#app/safety/crisis_words'
import { anyOf } from '#app/safety/phrase_pattern'
import { plainWords } from '#app/safety/plain_words'

interface CrisisSignals {
  isCrisis: boolean
  /** Who is in danger: the writer, or somebody they write about. */
  kind: 'self' | 'other' | null
}

const DANGERS = [...CRISIS_EN, ...CRISIS_ACTS_EN, ...CRISIS_ES]
const isDoubtful = (phrase: string) => phrase.startsWith('? ')

const idiom = pattern([...IDIOMS_EN, ...IDIOMS_ES])
const danger = pattern(DANGERS.filter((phrase) => !isDoubtful(phrase)))
const doubtful = pattern(DANGERS.filter(isDoubtful).map((phrase) => phrase.slice(2)))
const context = {
  laugh: pattern(['haha']),
  trivial: pattern(TRIVIAL),
  everyday: pattern([...EVERYDAY, ...STORIES]),
  longAgo: pattern(LONG_AGO),
  overNow: pattern(OVER_NOW),
  topic: pattern([...TOPICS, ...OTHERS_PAST]),
}
const others = {
  danger: pattern(OTHERS_DANGER),
  person: pattern(PERSON),
  happening: pattern(HAPPENING),
  unreal: pattern([...OTHERS_PAST, ...OTHERS_TOLD, ...STORIES]),
}
const concepts = new Map(Object.entries(CONCEPTS).map(([name, list]) => [name, pattern([list])]))

/** Whether a text speaks of ending or hurting oneself, or of somebody who is about to. */
export function isCrisis(text: string): boolean {
  return crisisSignals(text).isCrisis
}

export function crisisSignals(text: string): CrisisSignals {
  const words = plainWords(text).replace(idiom, '~')
  if (isOwnDanger(words)) return { isCrisis: true, kind: 'self' }
  if (isOthersDanger(words)) return { isCrisis: true, kind: 'other' }
  return { isCrisis: false, kind: null }
}

function isOwnDanger(words: string): boolean {
  if (has(words, context.longAgo) && has(words, context.overNow)) return false
  const serious = words.split(' . ').filter((sentence) => !isJoke(` ${sentence} `))
  if (has(joined(serious), danger)) return true
  const open = joined(serious.filter((sentence) => !has(` ${sentence} `, context.everyday)))
  return has(open, doubtful) || isDangerTogether(open)
}

const isJoke = (sentence: string) => has(sentence, context.laugh) && has(sentence, context.trivial)

function isDangerTogether(words: string): boolean {
  if (has(words, context.topic)) return false
  return TOGETHER.some((row) => row.every((name) => holds(words, name)))
}

function holds(words: string, name: string): boolean {
  if (name === 'own') return holds(words, 'me') || !holds(words, 'you')
  const concept = concepts.get(name)
  return concept !== undefined && has(words, concept)
}

function isOthersDanger(words: string): boolean {
  const { danger: theirs, person, happening, unreal } = others
  const isThere = has(words, theirs) && has(words, person) && has(words, happening)
  return isThere && !has(words, unreal)
}

function pattern(list: readonly string[]): RegExp {
  return anyOf(list, CRISIS_WORDS)
}

const has = (words: string, sought: RegExp) => words.search(sought) >= 0

const joined = (sentences: readonly string[]) =>
  ` ${sentences.map((one) => one.trim()).join(' . ')} `
