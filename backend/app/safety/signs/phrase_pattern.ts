/** Small patterns by name; `{name}` in a phrase or in another of them stands for it. */
type Words = Readonly<Record<string, string>>

/** One phrase a line; lines that start with `#` are headings. */
export const phrases = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Phrases as one pattern over `plainWords`: whole words only. Every repetition in them must be bounded. */
export function anyOf(list: readonly string[], words: Words): RegExp {
  const alternatives = list.map((phrase) => expanded(phrase, words)).join('|')
  return new RegExp(`(?<= )(?:${alternatives})(?:(?= )|(?<= ))`, 'g')
}

/** V8 optimises a pattern of up to 20 KB of source: several of them are searched faster than one that is longer. */
const LONGEST_SOURCE = 18_000

/** The same for a long list: a text holds one of the phrases when it holds one of the patterns. */
export function anyOfMany(list: readonly string[], words: Words): RegExp[] {
  const parts: string[][] = [[]]
  let length = 0
  for (const phrase of list) {
    const more = expanded(phrase, words).length
    if (length > 0 && length + more > LONGEST_SOURCE) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(phrase)
    length += more
  }
  return parts.map((part) => anyOf(part, words))
}

function expanded(phrase: string, words: Words): string {
  return phrase.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
    const pattern = words[name]
    if (pattern === undefined) throw new Error(`No words are called {${name}}`)
    return `(?:${expanded(pattern, words)})`
  })
}
