import type { z } from 'zod'

/** What stands in a file, and where: the line of a place in it, or of what holds that place. */
export interface Read {
  value: unknown
  lineAt(place: readonly PropertyKey[]): number | null
}

/** A file of words that cannot be used. */
export class WordsFault extends Error {
  constructor(path: string, line: number | null, problem: string) {
    super(`words/${path}${line === null ? '' : `:${line}`}: ${problem}`)
    this.name = 'WordsFault'
  }
}

/** The line of the longest beginning of a place whose line is known. */
export function lineIn(
  lines: ReadonlyMap<string, number>,
  place: readonly PropertyKey[]
): number | null {
  const line = lines.get(place.map(String).join('\n'))
  if (line !== undefined || place.length === 0) return line ?? null
  return lineIn(lines, place.slice(0, -1))
}

interface Complaint {
  at: PropertyKey[]
  problem: string
}

/** The first thing a shape found wrong, in words for whoever writes the file. */
export function complaintOf(error: z.ZodError, value: unknown): Complaint {
  const [issue] = error.issues
  if (!issue) return { at: [], problem: error.message }
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    return { at: [...issue.path, key], problem: `nothing reads \`${key}\`` }
  }
  const missing = issue.path.at(-1)
  if (missing === undefined || valueAt(value, issue.path) !== undefined)
    return { at: issue.path, problem: issue.message }
  const at = issue.path.slice(0, -1)
  return { at, problem: `${nameOf(at)}has no \`${String(missing)}\`` }
}

const nameOf = (place: readonly PropertyKey[]) =>
  place.length === 0 ? '' : `\`${place.map(String).join('.')}\` `

function valueAt(value: unknown, place: readonly PropertyKey[]): unknown {
  return place.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
    value
  )
}
