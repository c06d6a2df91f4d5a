import { z } from 'zod'
import { hitsIn } from '#app/language/hits_in'
import { plainForm } from '#app/language/irregular_words'
import { STOP_WORDS } from '#app/language/stop_words'
import { isSayable } from '#app/companion/offline_voice/offline_remembered'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/things.txt',
  z.strictObject({
    leads: shapes.pattern('gi'),
    likened: shapes.wordSet,
    ends: shapes.wordSet,
    verbs: shapes.wordSet,
    empty: shapes.wordSet,
    people: shapes.wordSet,
  })
)
const MOST_WORDS = 5
/** A word, and what stands right behind it. */
const WORD = /(\p{L}[\p{L}\p{M}'-]*)([^\p{L}\p{M}'\s-]*)\s*/iuy
const VERB_LIKE = /.{2}(?:ed|ing|ly|n't|'\w*)$/i
const DRAWN_OUT = /(.)\1\1/
const PLURAL = /[^s]s$/
const ONE = /^(?:an?|one|this|that)$/
const OBJECT = /^(?:me|us|you|him|her|it|them|the|an?|my|our|your|his|their|this|that|like|to)$/
/** What is new is worth a question, and the place of something seldom. */
const WEIGHTS = { new: 8, own: 4, place: -6 }
const NEW = /^(?:an?|one)$/
const OWN = /^(?:my|our)$/
const AS_IT_IS = /^(?:the|his|their)$/
const PLACE = /^(?:in|at|on|from|to|into|for)$/
/** Letters of what is known without a word more, as `the sun` is. */
const SAYS_SOMETHING = 9

interface Thing {
  /** As she says it: `that fiberglass cow`, `your boot`. */
  words: string
  weight: number
}

/** The one of all that is named in a text she can surely say, and most likely would. */
export function thingIn(text: string): string | null {
  const plain = text.replaceAll('’', "'")
  const found = hitsIn(plain, WORDS.leads).flatMap((lead) => thingAt(plain, lead) ?? [])
  const best = found.toSorted((one, other) => other.weight - one.weight)[0]
  return best && isSayable(best.words) ? best.words : null
}

function thingAt(text: string, lead: RegExpExecArray): Thing | null {
  const before = bare(text.slice(0, lead.index).trimEnd().split(/\s+/).at(-1) ?? '')
  const { words, next } = wordsFrom(text, lead.index + lead[0].length)
  const article = (lead[1] ?? '').toLowerCase()
  if (WORDS.likened.has(before) || !isThing(article, words, next)) return null
  const weights = [
    words.join(' ').length,
    NEW.test(article) ? WEIGHTS.new : 0,
    OWN.test(article) ? WEIGHTS.own : 0,
    PLACE.test(before) ? WEIGHTS.place : 0,
  ]
  return {
    words: `${toHer(article)} ${words.join(' ')}`,
    weight: weights.reduce((sum, one) => sum + one),
  }
}

const bare = (word: string) => word.toLowerCase().replaceAll("'", '')

function toHer(article: string): string {
  if (AS_IT_IS.test(article)) return article
  if (OWN.test(article)) return 'your'
  return ONE.test(article) ? 'that' : `those ${article}`
}

/** Up to where it surely ends, and the word before which it does. */
function wordsFrom(text: string, start: number): { words: string[]; next: string } {
  const words: string[] = []
  WORD.lastIndex = start
  for (let found = WORD.exec(text); found; found = WORD.exec(text)) {
    const [, word = '', mark = ''] = found
    if (isEnd(bare(word), words)) return { words, next: bare(word) }
    words.push(word)
    if (mark !== '') break
  }
  return { words, next: '' }
}

/** `a tray of lemons` goes on. */
function isEnd(word: string, words: readonly string[]): boolean {
  if (word === 'of') return words.length === 0 || words.includes(word)
  return WORDS.ends.has(word) || STOP_WORDS.has(word) || DRAWN_OUT.test(word)
}

function isThing(article: string, words: readonly string[], next: string): boolean {
  const last = bare(words.at(-1) ?? '')
  if (words.length > MOST_WORDS || last.length < 3 || words.some(isNone)) return false
  const isKnown = AS_IT_IS.test(article) && words.join(' ').length < SAYS_SOMETHING
  const isEmpty = [last, headOf(words), next].some((one) => WORDS.empty.has(one))
  return !isKnown && !isEmpty && isInNumber(article, words, next)
}

/** Of `tray of lemons` the tray. */
const headOf = (words: readonly string[]) =>
  bare(words[words.indexOf('of') - 1] ?? words.at(-1) ?? '')

/** Not `my roommate labels her salt`, and no `a stats`. */
function isInNumber(article: string, words: readonly string[], next: string): boolean {
  const isAny = AS_IT_IS.test(article) || OWN.test(article)
  if (!PLURAL.test(headOf(words))) return isAny || ONE.test(article)
  return !ONE.test(article) && !OBJECT.test(next)
}

/** Of people she does not speak as of things. */
const isPerson = (word: string) =>
  WORDS.people.has(bare(word)) || WORDS.people.has(bare(word).replace(/s$/, ''))

const isNone = (word: string) => word.length < 2 || isVerb(word) || isPerson(word)

const isVerb = (word: string) =>
  WORDS.verbs.has(bare(word)) || plainForm(bare(word)) !== bare(word) || VERB_LIKE.test(word)
