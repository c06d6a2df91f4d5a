import { z } from 'zod'
import { withoutAccents } from '#app/language/letters'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/fact_values.txt',
  z.strictObject({ alwaysUpper: shapes.wordSet, filler: shapes.pattern('iu') })
)
const SHORT_FORMS = new Map(
  Object.entries({
    'nyc': 'new york',
    'new york city': 'new york',
    'ny': 'new york',
    'la': 'los angeles',
    'sf': 'san francisco',
    'dc': 'washington dc',
    'philly': 'philadelphia',
    'vegas': 'las vegas',
    'uk': 'united kingdom',
    'us': 'united states',
    'usa': 'united states',
    'united states of america': 'united states',
    'america': 'united states',
    'cdmx': 'mexico city',
    'ciudad de mexico': 'mexico city',
    'swe': 'software engineer',
    'software dev': 'software developer',
    'gray': 'grey',
  })
)
const SMALL_WORDS = new Set('of de da do del la las los el le the and in on at y'.split(' '))

/**
 * Spelled as texted, folded so that the same thing said
 * twice has one key: case, accents, articles, punctuation.
 */
export function valueKey(value: string): string {
  const folded = withoutAccents(value)
    .toLowerCase()
    .replace(/[\u2018\u2019'`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|an|a|el|los|las|un|una) (?=.)/, '')
  return SHORT_FORMS.get(folded) ?? folded
}

/**
 * One key for a thing in all its forms: `Horror films` and `a
 * horror movie`, `to hike` and `hiking`, `dogs` and `dog`.
 */
export function thingKey(thing: string): string {
  const key = valueKey(thing)
    .replace(/\bfilms?\b/g, 'movie')
    .replace(/\bfavourite\b/g, 'favorite')
    .replace(/\bcolour\b/g, 'color')
    .replace(/\brunning\b.*/, 'running')
  const last = key.slice(key.lastIndexOf(' ') + 1)
  return (key.slice(0, key.length - last.length) + singular(last)).slice(0, 60)
}

const SINGULAR = new Map([
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['shoes', 'shoe'],
])

function singular(word: string): string {
  const known = SINGULAR.get(word)
  if (known) return known
  if (word.length < 4 || /(?:ss|us|is|news|jeans|tennis|diabetes|chess|swiss)$/.test(word)) {
    return word
  }
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:tatoes|matoes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}

const KEEPS_LAST = /(?:[aeiou]{2}.|[^aeiou]{2}|[wxy]|(?:er|en|el|it))$/

/** `hike` -> `hiking`, `run` -> `running`. */
export function gerund(verb: string): string {
  if (verb.endsWith('ing')) return verb
  if (/(?:ee|ye|oe)$/.test(verb)) return `${verb}ing`
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`
  if (/[aeiou][^aeiou]$/.test(verb) && !KEEPS_LAST.test(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

/** `new york` -> `New York`; what has a capital already stays as it is. */
export function titled(words: string): string {
  return words
    .split(' ')
    .map((word, index) => titledWord(word, index > 0))
    .join(' ')
}

function titledWord(word: string, isInner: boolean): string {
  if (WORDS.alwaysUpper.has(word) && (!isInner || word !== 'la')) return word.toUpperCase()
  if (isInner && SMALL_WORDS.has(word)) return word
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** No indefinite article fits a thing of many, nor a name. */
export function withArticle(noun: string): string {
  if (/^(?:a|an|the|my) /i.test(noun)) return noun
  return `${/^(?:[aeio]|u(?!ni|se|ti)|hono|hour|heir|mri|fbi)/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** A text after a step that is repeated until it changes nothing. */
export function settled(text: string, step: (text: string) => string): string {
  let kept = text
  for (let before = ''; before !== kept; kept = step(kept)) before = kept
  return kept
}

/** Without the words that hang on behind: "Lisbon now lol". */
export function trimmed(value: string): string {
  return settled(value.trim(), (kept) =>
    kept
      .replace(WORDS.filler, '')
      .replace(/[\s,;:!?-]+$/, '')
      .replace(/(?<![A-Z]|\b(?:St|Jr|Sr|Dr|Mr))\.$/, '')
  )
}
