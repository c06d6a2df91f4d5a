import 'reflect-metadata'
import { join } from 'node:path'
import { BuiltPatterns } from '#tests/readers/built_patterns'
import { type Pattern, merged } from '#tests/readers/pattern'
import { writtenPatterns } from '#tests/readers/written_patterns'

/** Texts at which the readers build the patterns that depend on what is said. */
const PLAIN = [
  "My sister's name is Anna, I love tea. What's my dog's name? What is your favorite color?",
  'Do you prefer tea or coffee? My interview is tomorrow. Who is Anna?',
  "What's my favorite food?",
  'what did i tell you about my dog',
]

export interface Collected {
  patterns: Pattern[]
  /** Places that build patterns, and none of them was seen. */
  unseen: string[]
}

/**
 * Every regular expression of the back end: the literals of its sources,
 * and what its modules build when they are loaded, from files of words too,
 * and when the readers read. Nothing of the back end may be loaded before.
 */
export async function collectPatterns(): Promise<Collected> {
  const watched = new BuiltPatterns()
  const { literals, building, loading } = writtenPatterns()
  const files = new Set([...building.map((place) => place.replace(/:\d+$/, '')), ...loading])
  for (const file of files) await import(join(process.cwd(), file))
  const { READERS } = await import('#tests/readers/readers')
  for (const read of Object.values(READERS)) for (const text of PLAIN) read(text)
  const built = watched.list()
  const seen = new Set(built.flatMap(({ places }) => places))
  return {
    patterns: merged([...literals, ...built]),
    unseen: building.filter((place) => !seen.has(place)),
  }
}
