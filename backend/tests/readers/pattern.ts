import { LARGEST_CARD } from '#app/companion/cards/contract'
import { MOST_CHARACTERS } from '#tests/readers/hostile_text'

/** A regular expression of the back end, and the places where the sources make it (`backend/app/…ts:12`). */
export interface Pattern {
  source: string
  flags: string
  places: string[]
}

/** Every pattern once, with all the places that make it. */
export function merged(patterns: readonly Pattern[]): Pattern[] {
  const byKey = new Map<string, Pattern>()
  for (const { source, flags, places } of patterns) {
    const known = byKey.get(`${source}/${flags}`)
    if (known) known.places = [...new Set([...known.places, ...places])]
    else byKey.set(`${source}/${flags}`, { source, flags, places: [...places] })
  }
  return [...byKey.values()]
}

const CARDS = 'backend/app/companion/cards/'

/** Characters of the longest text that a pattern of this place may meet. */
export function longestTextOf({ places }: Pattern): number {
  return places.some((place) => place.startsWith(CARDS)) ? LARGEST_CARD : MOST_CHARACTERS
}
