import { z } from 'zod'
import { asksIfReal } from '#app/companion/manners/real_questions'
import { broadGroupOf } from '#app/companion/offline_voice/offline_told'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const sections = z.record(z.string(), shapes.patterns('u'))
const FOUND = [
  loadWords('offline_voice/acts_en.txt', sections),
  loadWords('offline_voice/acts_es.txt', sections),
]
const TOPICS_FOUND = Object.entries(
  loadWords('offline_voice/topics.txt', z.record(z.string(), shapes.source))
).map(([name, words]): [string, RegExp] => [
  name,
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u'),
])

const WORDS = loadWords(
  'offline_voice/choices.txt',
  z.strictObject({
    choice: shapes.pattern('u'),
    noOption: shapes.pattern(),
    notHers: shapes.pattern('u'),
    sum: shapes.pattern(),
    signs: shapes.glossary,
    supposing: shapes.pattern(),
  })
)

const UNLESS = 'Unless'
const LATER = ['real', 'choose', 'sum']

/** What a clause may be, in the order of the asking. */
export const ACTS = [
  ...new Set(FOUND.flatMap((file) => Object.keys(file)).filter((name) => !name.endsWith(UNLESS))),
  ...LATER,
]

/** What somebody may talk about. */
export const TOPICS = TOPICS_FOUND.map(([name]) => name)

const isFound = (patterns: RegExp[] | undefined, words: string) =>
  patterns?.some((pattern) => pattern.test(words)) ?? false

export function isMeant(act: string, words: string): boolean {
  return FOUND.some((file) => isFound(file[act], words) && !isFound(file[`${act}${UNLESS}`], words))
}

/** `would you rather fly or be invisible?` -> both, as they stand. */
export function optionsIn(clause: string): string[] {
  const [, one = '', other = ''] = clause.toLowerCase().match(WORDS.choice) ?? []
  const options = [one.trim(), other.trim()]
  const isChoice = options.every((option) => option.length > 2 && !WORDS.noOption.test(option))
  return isChoice ? options : []
}

type Sum = (one: number, other: number) => number
const SIGNS: Record<string, Sum> = {
  times: (one, other) => one * other,
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  over: (one, other) => one / other,
}
const PLACES = 100

/** `whats 17 times 23` -> `391`; null when it is no sum. */
export function sumIn(words: string): string | null {
  const [, one, sign = '', other] = words.match(WORDS.sum) ?? []
  const result = SIGNS[WORDS.signs[sign] ?? '']?.(Number(one), Number(other))
  if (result === undefined || !Number.isFinite(result)) return null
  return String(Math.round(result * PLACES) / PLACES)
}

/** `words` is the clause as it is meant: see `spoken`. */
export function actOf(clause: string, words: string): string | null {
  if (asksIfReal(clause.toLowerCase()) && !WORDS.supposing.test(words)) return 'real'
  if (optionsIn(clause).length > 0 && !WORDS.notHers.test(words)) return 'choose'
  if (sumIn(words) !== null) return 'sum'
  return ACTS.find((act) => isMeant(act, words)) ?? null
}

/** In more words there is more than one matter. */
const LONGEST_SOLE = 12

/** What a short text is all about; null when that is not sure. */
export function soleTopicOf(words: string): string | null {
  if (words.split(' ').length > LONGEST_SOLE) return null
  const found = TOPICS_FOUND.filter(([, pattern]) => pattern.test(words))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}

/** The weightiest first. What is asked of her stands in the empty one. */
const { ranks: GROUPS } = loadWords(
  'offline_voice/ranks.yaml',
  z.strictObject({ ranks: z.array(z.array(z.string())) })
)
const OF_HERS = GROUPS.findIndex((group) => group.length === 0)

export function rankOf(intent: string): number {
  const kind = broadGroupOf(intent) ?? intent
  const rank = GROUPS.findIndex((group) => group.includes(kind))
  return rank < 0 ? OF_HERS : rank
}

/** Asks something of her, by its rank: all that stands nowhere. */
export const isOfHers = (act: string) => rankOf(act) === OF_HERS

/** A boundary, or her honesty: said alone, and the same whoever she is. */
export function isBoundary(intent: string): boolean {
  return intent !== 'grave' && rankOf(intent) <= rankOf('call')
}

/** Bad enough that nobody jokes for a while. */
export function isHeavy(intent: string): boolean {
  return rankOf(intent) === rankOf('heavy')
}
