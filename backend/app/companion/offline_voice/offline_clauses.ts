import { z } from 'zod'
import { straightQuotes } from '#app/language/letters'
import type { DayPart } from '#app/companion/voice/local_moment'
import { straighten } from '#app/companion/offline_voice/offline_spoken'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/clauses.txt',
  z.strictObject({
    greeting: shapes.pattern('iu'),
    good: shapes.pattern('u'),
    bad: shapes.pattern('u'),
    negated: shapes.pattern(),
    relieved: shapes.pattern(),
    doubtful: shapes.pattern('u'),
    handedBack: shapes.pattern('i'),
    fillers: shapes.pattern('i'),
    mash: shapes.pattern('i'),
    joints: shapes.pattern('i'),
  })
)

/** How something told sounds; where it may be meant either way it is neutral. */
export type Tone = 'neutral' | 'good' | 'bad'

/** A hello at the start of a clause, with whom it is for. */
export const GREETING = WORDS.greeting
const KEYBOARD = /asd|sdf|dfg|fgh|ghj|hjk|jkl|lkj|kjh|hgf|fds|qwe|wer|zxc|xcv/gi
const MOST_CLAUSES = 12
/** What others said sounds as they meant it. */
const QUOTED = /(?<=^|\s)["'\u2018\u201c][^"'\u2019\u201d]{2,80}["'\u2019\u201d](?=\s|$|[.,!?])/gu

/** `my car died and I was late` says two things; `my sister and I` is one. */
function splitLong(part: string): string[] {
  return part.split(' ').length < 7 ? [part] : part.split(WORDS.joints)
}

/** What is said in one text, cut where one thought ends and the next begins. */
export function splitClauses(text: string): string[] {
  return straightQuotes(text.slice(0, 1600))
    .replace(WORDS.handedBack, '. ')
    .split(/(?<=[.!?\u2026])\s+|[\n;]+|(?<!^)(?=\bbut (?:i|my|we|the)\b)/i)
    .flatMap(splitLong)
    .map((part) => straighten(part).replace(WORDS.fillers, ''))
    .filter((part) => part.length > 0)
    .slice(0, MOST_CLAUSES)
}

/** Nobody is congratulated or pitied unless it is sure. */
export function toneOf(text: string): Tone {
  const words = spoken(text.replace(QUOTED, ''))
  if (WORDS.doubtful.test(words)) return 'neutral'
  if (WORDS.relieved.test(words)) return 'good'
  if (WORDS.negated.test(words)) return 'bad'
  const isBad = WORDS.bad.test(words)
  const isGood = WORDS.good.test(words)
  if (isBad === isGood) return 'neutral'
  return isBad ? 'bad' : 'good'
}

function isMashed(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (/[bcdfghjklmnpqrstvwxz]{6}/i.test(letters) && !/tch/i.test(letters)) return true
  return (
    WORDS.mash.test(letters) || (letters.length > 6 && [...letters.matchAll(KEYBOARD)].length > 1)
  )
}

export type Odd = 'ack' | 'empty' | 'foreign' | 'gibberish'

/** A clause that holds no words she can read. */
export function oddIn(clause: string): Odd | null {
  const letters = clause.replace(/[^\p{L}]/gu, '')
  if (letters.length === 0)
    return /\p{Extended_Pictographic}|[\d:;<]/u.test(clause) ? 'ack' : 'empty'
  const foreign = clause.replace(/[^\p{L}]|\p{Script=Latin}/gu, '')
  if (foreign.length * 2 > letters.length) return 'foreign'
  return clause.split(/\s+/).every(isMashed) ? 'gibberish' : null
}

const GREETED: [RegExp, DayPart][] = [
  [/\bmorning\b|\bgm\b|\bbuenos dias\b/i, 'morning'],
  [/\bafternoon\b|\btardes\b/i, 'afternoon'],
  [/\bevening\b/i, 'evening'],
]

/** The part of day a greeting names. */
export function dayPartNamed(greeting: string | null): DayPart | null {
  return GREETED.find(([pattern]) => pattern.test(greeting ?? ''))?.[1] ?? null
}
