import { z } from 'zod'
import { isCoarse, isRefusedSentence, isSecret } from '#app/memory/facts/refused_values'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'notes/quotes.txt',
  z.strictObject({
    unmeant: shapes.pattern('iu'),
    joke: shapes.pattern('iu'),
    denied: shapes.pattern('giu'),
    leaning: shapes.pattern('iu'),
    ownSubject: shapes.pattern('iu'),
  })
)

const MOST_CHARACTERS = 1600
/** Words of a text that needs none before it to be understood. */
const LEAST_WORDS = 6
const NEAR_THE_START = 3
const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?\n]|$)/gu

/** The sentences of a text that are meant, and fit to be kept in his own words. */
export function quotable(text: string): string[] {
  return meant(text).map(withoutDenied).filter(Boolean)
}

/** The same with what they deny. */
export function meant(text: string): string[] {
  return WORDS.joke.test(text) ? [] : sentencesIn(text).filter(isFit)
}

/** What a text leaves out: who "she" is, or what a bare "catfish" answers. */
export function isLeaning(quote: string): boolean {
  if (WORDS.ownSubject.test(quote)) return false
  return quote.split(' ').length < LEAST_WORDS || leansOnSomebody(quote)
}

/** Begins with "she", or nearly. */
export function leansOnSomebody(quote: string): boolean {
  return WORDS.leaning.test(quote.split(' ').slice(0, NEAR_THE_START).join(' '))
}

/** The question a text asks last. */
export function questionIn(text: string): string | null {
  const asked = sentencesIn(text).findLast((sentence) => sentence.endsWith('?'))
  return asked ? tidied(asked).slice(-80).trim() : null
}

function sentencesIn(text: string): string[] {
  const line = text.slice(0, MOST_CHARACTERS).normalize('NFKC').replaceAll('\u2019', "'")
  return (line.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}

function isFit(sentence: string): boolean {
  if (sentence.endsWith('?') || WORDS.unmeant.test(sentence)) return false
  if (isSecret(sentence) || isCoarse(sentence)) return false
  return !isRefusedSentence(tidied(sentence).slice(0, 160))
}

function withoutDenied(sentence: string): string {
  return tidied(sentence.replace(WORDS.denied, ''))
}

/** Letters, digits and the commonest marks: nothing of a quote ends it, or speaks to a model. */
function tidied(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\s'.,!?&+/:;%-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
}
