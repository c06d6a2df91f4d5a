import { z } from 'zod'
import { lines, line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { DIARY_LINE_MOST } from '#app/conversations/diary/contract'

const WORDS = loadWords(
  'diary/lines.yaml',
  z.strictObject({ grave: lines, plain: lines, told: line, wrote: line, subjects: line })
)

/** What is known of a day that may be told. */
export interface KnownDay {
  date: string
  /** Sentences to the person: `You live in Lisbon.` */
  facts: readonly string[]
  /** The sentence in which the person told most, word for word; empty when there is none. */
  quote: string
  subjects: readonly string[]
}

const MOST_FACTS = 2
const TO_THEM = /^You(?:r|['’]re)?\b/

/** A line about a day without a model: what was told, and nothing besides. */
export function honestLine(day: KnownDay): string {
  return toldOf(day) || quoteOf(day) || subjectsOf(day) || ofDay(WORDS.plain, day.date)
}

/** Of a day that nobody should come upon again in so many words. */
export function graveLine(date: string): string {
  return ofDay(WORDS.grave, date)
}

/** Those written to the person can be told in one breath, as many as a line holds. */
function toldOf({ facts }: KnownDay): string {
  const fit = facts.filter((fact) => TO_THEM.test(fact) && !fact.includes('“'))
  const told = fit.slice(0, MOST_FACTS).map((fact) => `y${fact.slice(1).replace(/[.!]$/, '')}`)
  const fitting = [told, told.slice(0, 1)].map((some) =>
    filled(WORDS.told, 'facts', some.join(', and that '))
  )
  return (told.length > 0 && fitting.find(({ length }) => length <= DIARY_LINE_MOST)) || ''
}

function quoteOf({ quote }: KnownDay): string {
  return quote ? filled(WORDS.wrote, 'quote', quote.replace(/[“”]/g, '')) : ''
}

function subjectsOf({ subjects }: KnownDay): string {
  const named = new Intl.ListFormat('en').format(subjects)
  return named ? filled(WORDS.subjects, 'subjects', named) : ''
}

function filled(pattern: string, gap: string, words: string): string {
  return pattern.replace(`{${gap}}`, () => words)
}

/** The same day gets the same, two days in a row do not. */
function ofDay(all: readonly string[], date: string): string {
  return all[Math.floor(Date.parse(date) / 86_400_000) % all.length] ?? ''
}
