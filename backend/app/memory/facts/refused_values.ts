import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/refused_values.txt',
  z.strictObject({
    orders: shapes.pattern('iu'),
    secret: shapes.pattern('iu'),
    dates: shapes.pattern('g'),
    address: shapes.pattern('i'),
    roles: shapes.pattern('iu'),
    street: shapes.pattern('iu'),
    coarse: shapes.pattern('iu'),
    grave: shapes.pattern('iu'),
  })
)
const MOST_CHARACTERS = 120
const MOST_OF_SENTENCE = 160
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.,&+/-]*$/u
const MANY_DIGITS = /\d(?:[ .-]?\d){6}/
/** Stand in a sentence, not in a name; brackets are left to be refused. */
const MARKS = /["\u201C-\u201E\u2018«»()…:;!%–—]/gu

/**
 * A value that is no plain word of life: an order in disguise, a secret, coarse, or not spelled as a name is.
 */
export function isRefusedValue(value: string): boolean {
  return value.length > MOST_CHARACTERS || isNotPlain(value) || WORDS.orders.test(value)
}

/**
 * A sentence to the person that is none: as for a value, but
 * it may say what they are, with the marks of a sentence.
 */
export function isRefusedSentence(sentence: string): boolean {
  return (
    sentence.length > MOST_OF_SENTENCE ||
    isNotPlain(sentence.replace(MARKS, '').trim()) ||
    WORDS.roles.test(sentence) ||
    WORDS.orders.test(sentence.replace(/\byou are\b/giu, ' '))
  )
}

function isNotPlain(words: string): boolean {
  return (
    !PLAIN.test(words) || WORDS.address.test(words) || WORDS.coarse.test(words) || hasNumber(words)
  )
}

/** A number of a card, a phone, a document. */
function hasNumber(words: string): boolean {
  return MANY_DIGITS.test(words.replace(WORDS.dates, 'a date'))
}

/** A clause of which nothing is kept, whatever it tells: passwords and numbers of cards, full addresses. */
export function isSecret(clause: string): boolean {
  return WORDS.secret.test(clause) || hasNumber(clause) || WORDS.street.test(clause)
}

/** Talk that calls for care, or is coarse: none of it is noted down as a fact. */
export function isUnkept(text: string): boolean {
  return WORDS.grave.test(text)
}

export function isCoarse(clause: string): boolean {
  return WORDS.coarse.test(clause.replace(/\bf(?:uck|reak)(?:ing|in) /giu, ''))
}
