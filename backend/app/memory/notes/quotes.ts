import { z } from 'zod'
import { isCoarse, isRefusedSentence, isSecret } from '#app/memory/facts/refused_values'
import { ownOf, realOf } from '#app/memory/notes/whose'
import { overBefore, standing } from '#app/memory/notes/taken_back'
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
    quoted: shapes.pattern('gu'),
  })
)

const MOST_CHARACTERS = 1600
/** Words of a text that needs none before it to be understood. */
const LEAST_WORDS = 6
const NEAR_THE_START = 3
/** "Marcy. *Darcy" */
const STARRED = /\p{L}{2,20}[.,]? \*(\p{L}{2,20})(?!\*)/gu
/** Words of somebody else; one or two may be a name. */
const QUOTE_MARK = '\u201D'
const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?\n]|$)/gu

/** The sentences of a text that are meant, and fit to be kept in his own words. */
export function quotable(text: string): string[] {
  if (WORDS.joke.test(text)) return []
  const real = standing(sentencesIn(text)).map(realOf)
  return ownOf(real.filter((sentence) => sentence === '' || isFit(sentence)).map(withoutDenied))
}

/** The same with what they deny, take back, or tell of others. */
export function meant(text: string): string[] {
  return WORDS.joke.test(text) ? [] : sentencesIn(text).map(realOf).filter(isFit)
}

/** Which pieces of the text before a text, or a sentence in it, leaves no longer so; null for none. */
export function overBy(text: string): ((piece: string) => boolean) | null {
  const rules = [text, ...meant(text)].map(overBefore)
  return rules.find((rule) => rule !== null) ?? null
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
  const line = text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .replaceAll('\u2019', "'")
    .replace(STARRED, '$1')
    .replace(WORDS.quoted, QUOTE_MARK)
  return (line.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}

function isFit(sentence: string): boolean {
  if (
    sentence === '' ||
    sentence.endsWith('?') ||
    sentence.includes(QUOTE_MARK) ||
    WORDS.unmeant.test(sentence)
  )
    return false
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
