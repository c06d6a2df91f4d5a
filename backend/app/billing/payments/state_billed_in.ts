import { z } from 'zod'
import { glossary } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const { states: STATES } = loadWords('phones/zip_codes.txt', z.strictObject({ states: glossary }))

const BEGINNING_LENGTH = '850'.length

const STATE_OF = new Map(
  Object.entries(STATES).flatMap(([state, ranges]) =>
    ranges
      .split(' ')
      .flatMap(beginningsIn)
      .map((beginning) => [beginning, state] as const)
  )
)
/** Of a card, as its provider knows it; a form that asks for no more than a ZIP code is the usual one. */
export interface BillingAddress {
  /** Two letters. */
  country: string | null
  state: string | null
  postalCode: string | null
}

/** The two letters of the state; null outside the United States, or when nothing tells. */
export function stateBilledIn({ country, state, postalCode }: BillingAddress): string | null {
  if (country !== null && country !== 'US') return null
  const named = (state ?? '').trim().toUpperCase()
  if (named in STATES) return named
  const beginning = (postalCode ?? '').trim().slice(0, BEGINNING_LENGTH)
  return STATE_OF.get(beginning) ?? null
}

/** `850-853`, or `885` alone. */
function beginningsIn(range: string): string[] {
  const [first = '', last = first] = range.split('-')
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, index) =>
    String(Number(first) + index).padStart(BEGINNING_LENGTH, '0')
  )
}
