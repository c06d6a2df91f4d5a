import type { z } from 'zod'
import { PERSONALITIES, type Personality } from '#app/models/contract'
import { loadWords } from '#app/language/words'

/** What a room needs of every personality; each is one file of words, and may hold what other rooms need. */
export function readPersonalities<Shape extends z.ZodType>(
  shape: Shape
): Record<Personality, z.output<Shape>> {
  const read = PERSONALITIES.map(({ value }) => [
    value,
    loadWords(`personalities/${value}.yaml`, shape),
  ])
  return Object.fromEntries(read) as Record<Personality, z.output<Shape>>
}
