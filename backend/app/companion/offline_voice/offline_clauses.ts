import { z } from 'zod'
import { straightQuotes } from '#app/language/letters'
import type { DayPart } from '#app/companion/voice/local_moment'
import { graveIn } from '#app/companion/offline_voice/offline_grave'
import { spoken, straighten } from '#app/companion/offline_voice/offline_spoken'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/clauses.txt',
  z.strictObject({
    greeting: shapes.pattern('iu'),
    handedBack: shapes.pattern('i'),
    fillers: shapes.pattern('i'),
    mash: shapes.pattern('i'),
    joints: shapes.pattern('i'),
    asking: shapes.pattern('u'),
  })
)

/** A hello at the start of a clause, with whom it is for. */
export const GREETING = WORDS.greeting
const KEYBOARD = /asd|sdf|dfg|fgh|ghj|hjk|jkl|lkj|kjh|hgf|fds|qwe|wer|zxc|xcv/gi
const MOST_CLAUSES = 12
/** `my car died and I was late` says two things; `my sister and I` is one. */
function splitLong(part: string): string[] {
  return part.split(' ').length < 7 ? [part] : part.split(WORDS.joints)
}

/** What is said in one text, cut where one thought ends and the next begins. */
export function splitClauses(text: string): string[] {
  return straightQuotes(text.slice(0, 1600))
    .replace(WORDS.handedBack, '. ')
    .replace(/\bguess (?:who|what i)(?= \p{L})/giu, 'I')
    .split(/(?<=[.!?\u2026])\s+|[\n;]+|(?<!^)(?=\bbut (?:i|my|we|the)\b)/i)
    .flatMap(splitLong)
    .map((part) => straighten(part).replace(WORDS.fillers, ''))
    .filter((part) => part.length > 0)
    .slice(0, MOST_CLAUSES)
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

const HINTS = Object.entries(
  loadWords('offline_voice/hints.txt', z.record(z.string(), shapes.pattern('u')))
)
const LENGTHS: readonly [number, string][] = [
  [3, 'few'],
  [7, 'short'],
  [14, 'middling'],
  [Infinity, 'long'],
]

const LAUGH = /\b(?:lol|haha\w*|jaja\w*|lmao)\b|😂|🤣/u

export const isLaughing = (text: string) => LAUGH.test(text.toLowerCase())

const SENTENCES = /[.!?]+\s+/

/** Ends in a question, with its mark or without. */
export function isAsking(text: string): boolean {
  const last = spoken(text.split(SENTENCES).at(-1) ?? '')
  return /\?\s*$/.test(text) || WORDS.asking.test(last)
}

/** With what words alone do not say, written out for a model: its marks, hints and length. */
export function marked(text: string): string {
  const words = spoken(text)
  const length = words.split(' ').length
  const marks = [
    text.includes('?') ? 'markquestion' : '',
    text.includes('!') ? 'markbang' : '',
    ...HINTS.map(([name, hint]) => (hint.test(words) ? `hint${name.toLowerCase()}` : '')),
    `hintgrave${graveIn(text)?.kind ?? 'not'}`,
    `len${LENGTHS.find(([most]) => length <= most)?.[1]}`,
  ]
  return [text, ...marks.filter(Boolean)].join(' . ')
}
