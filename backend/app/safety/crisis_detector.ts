import { CONCEPTS, TOGETHER } from '#app/safety/crisis_concepts'
import { CRISIS_ACTS_EN } from '#app/safety/crisis_acts_en'
import { EVERYDAY, LONG_AGO, OVER_NOW, STORIES, TOPICS, TRIVIAL } from '#app/safety/crisis_contexts'
import { IDIOMS_EN } from '#app/safety/crisis_idioms_en'
import { IDIOMS_ES } from '#app/safety/crisis_idioms_es'
import { HAPPENING, OTHERS_DANGER, OTHERS_PAST, OTHERS_TOLD } from '#app/safety/crisis_others'
import { CRISIS_EN } from '#app/safety/crisis_phrases_en'
import { CRISIS_ES } from '#app/safety/crisis_phrases_es'
import { CRISIS_WORDS } from '#app/safety/crisis_words'
import { anyOf } from '#app/safety/phrase_pattern'
import { plainWords } from '#app/safety/plain_words'

export interface CrisisSignals {
  isCrisis: boolean
  /** Who is in danger: the writer, or somebody they write about. */
  kind: 'self' | 'other' | null
}

const one = (list: readonly string[]) => anyOf(list, CRISIS_WORDS)
const phrases = [...CRISIS_EN, ...CRISIS_ACTS_EN, ...CRISIS_ES]
const IDIOM = one([...IDIOMS_EN, ...IDIOMS_ES])
const PLAIN_DANGER = one(phrases.filter((phrase) => !phrase.startsWith('? ')))
/** Marked with a question mark in the phrase files. */
const POSSIBLE_DANGER = one(
  phrases.filter((phrase) => phrase.startsWith('? ')).map((phrase) => phrase.slice(2))
)
const PERSON = one(['{they}', 'mi (?:[a-z]+ ){0,2}[a-z]+', 'un[oa]? (?:[a-z]+ )?(?:amig[oa]|chic[oa]|companer[oa]|conocid[oa]|prim[oa]|vecin[oa])', 'el', 'ella', 'alguien'])
const [everyday, stories, topics, longAgo, overNow, trivial] = [EVERYDAY, STORIES, TOPICS, LONG_AGO, OVER_NOW, TRIVIAL].map(one) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp]
const [othersDanger, happening, othersPast, told] = [OTHERS_DANGER, HAPPENING, OTHERS_PAST, OTHERS_TOLD].map(one) as [RegExp, RegExp, RegExp, RegExp]

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0

/** Whether a text speaks of ending or hurting oneself, or of somebody who is about to. */
export function isCrisis(text: string): boolean {
  return crisisSignals(text).isCrisis
}

export function crisisSignals(text: string): CrisisSignals {
  const words = plainWords(text)
  const cleared = words.replace(IDIOM, '~')
  if (isOwn(cleared)) return { isCrisis: true, kind: 'self' }
  if (isOthers(cleared)) return { isCrisis: true, kind: 'other' }
  return { isCrisis: false, kind: null }
}

function isOwn(text: string): boolean {
  if (has(text, longAgo) && has(text, overNow)) return false
  const sentences = text.split(' . ').map((sentence) => ` ${sentence.trim()} `)
  const serious = sentences.filter((sentence) => !(has(sentence, / haha /) && has(sentence, trivial)))
  if (has(joined(serious), PLAIN_DANGER)) return true
  const rest = joined(serious.filter((s) => !has(s, everyday) && !has(s, stories)))
  return has(rest, POSSIBLE_DANGER) || isTogether(rest)
}

const joined = (sentences: readonly string[]) => ` ${sentences.map((s) => s.trim()).join(' . ')} `

const OTHERS = one(['you|your|he|she|they|his|her|their|him|them|hes|shes|theyre|we|our|us|{they}'])
const CONCEPT = new Map(Object.entries(CONCEPTS).map(([name, list]) => [name, one([list])]))
function isTogether(text: string): boolean {
  if (has(text, othersPast) || has(text, topics)) return false
  return TOGETHER.some((row, i) => { const r= row.every((name) => holds(text, name)); if(r) (globalThis as any).ROW=i; return r })
}
function holds(text: string, name: string): boolean {
  if (name === 'own') return holds(text, 'me') || !has(text, OTHERS)
  return has(text, CONCEPT.get(name)!)
}

function isOthers(text: string): boolean {
  if (!has(text, othersDanger) || !has(text, PERSON) || !has(text, happening)) return false
  return !has(text, othersPast) && !has(text, stories) && !has(text, told)
}
