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
