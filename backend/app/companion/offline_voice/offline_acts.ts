import { z } from 'zod'
import { asksIfReal } from '#app/companion/manners/real_questions'
import { sumIn } from '#app/companion/offline_voice/offline_sums'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const sections = z.record(z.string(), shapes.patterns('u'))
const FOUND = [
  loadWords('offline_voice/acts_en.txt', sections),
  loadWords('offline_voice/acts_es.txt', sections),
]
const KINDS = Object.entries(
  loadWords('offline_voice/kinds.txt', z.record(z.string(), shapes.pattern('u')))
)
const TOPICS_FOUND = Object.entries(
  loadWords('offline_voice/topics.txt', z.record(z.string(), shapes.source))
).map(([name, words]): [string, RegExp] => [
  name,
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u'),
])

const UNLESS = 'Unless'
const LATER = ['real', 'choose', 'sum']

/** What a clause may be, in the order of the asking. */
export const ACTS = [
  ...new Set(FOUND.flatMap((file) => Object.keys(file)).filter((name) => !name.endsWith(UNLESS))),
  ...LATER,
]

/** What somebody may talk about. */
export const TOPICS = TOPICS_FOUND.map(([name]) => name)

/** How something is told when its topic is not sure. */
export const SENTENCE_KINDS = [...KINDS.map(([name]) => name), 'shouted', 'plain'] as const

const isFound = (patterns: RegExp[] | undefined, words: string) =>
  patterns?.some((pattern) => pattern.test(words)) ?? false

export function isMeant(act: string, words: string): boolean {
  return FOUND.some((file) => isFound(file[act], words) && !isFound(file[`${act}${UNLESS}`], words))
}

const OPTION = "([\\p{L}'-]{1,24}(?: [\\p{L}'-]{1,24}){0,2}?)"
const LEADS = 'prefer|like|rather|better|choose|pick|team|more|be|have|go'
const CHOICE = new RegExp(
  `(?:^|\\b(?:${LEADS})\\b[:,]?|[:,]) *${OPTION},? or ${OPTION} ?\\?+$`,
  'u'
)

/** `would you rather fly or be invisible?` -> both, as they stand. */
export function optionsIn(clause: string): string[] {
  const [, one = '', other = ''] = clause.toLowerCase().match(CHOICE) ?? []
  const options = [one.trim(), other.trim()]
  const isChoice = options.every(
    (option) => option.length > 2 && !/^(?:not|no|what|something|so|should i|did i)\b/.test(option)
  )
  return isChoice ? options : []
}

/** `words` is the clause as it is meant: see `spoken`. */
export function actOf(clause: string, words: string): string | null {
  if (asksIfReal(clause.toLowerCase())) return 'real'
  if (optionsIn(clause).length > 0 && !/\bi\b/i.test(clause)) return 'choose'
  if (sumIn(words) !== null) return 'sum'
  return ACTS.find((act) => isMeant(act, words)) ?? null
}

/** Null when nothing is sure. */
export function topicOf(words: string): string | null {
  return TOPICS_FOUND.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

export function isTopic(name: string): boolean {
  return TOPICS.includes(name)
}

/** `text` is the same words as they were written. */
export function kindOf(text: string, words: string): string {
  const found = KINDS.find(([, pattern]) => pattern.test(words))?.[0]
  if (found && found !== 'number') return found
  const isLoud = /!{2,}|[A-Z]{4,}/.test(text)
  return isLoud ? 'shouted' : (found ?? 'plain')
}

/** The weightiest first. What is asked of her stands in the empty one. */
const { ranks: GROUPS } = loadWords(
  'offline_voice/ranks.yaml',
  z.strictObject({ ranks: z.array(z.array(z.string())) })
)
const OF_HERS = GROUPS.findIndex((group) => group.length === 0)

export function rankOf(intent: string): number {
  const rank = GROUPS.findIndex((group) => group.includes(intent))
  return rank < 0 ? OF_HERS : rank
}

/** A boundary, or her honesty: said alone, and the same whoever she is. */
export function isBoundary(intent: string): boolean {
  return intent !== 'grave' && rankOf(intent) <= rankOf('call')
}

/** Bad enough that nobody jokes for a while. */
export function isHeavy(intent: string): boolean {
  return rankOf(intent) === rankOf('loss')
}

/** Told, or small words: what a line about the topic answers. */
export function isTold(intent: string): boolean {
  return ['told', 'answer', 'fragment', 'question'].includes(intent)
}
