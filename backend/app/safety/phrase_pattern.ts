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

function expanded(phrase: string, words: Words): string {
  return phrase.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
    const pattern = words[name]
    if (pattern === undefined) throw new Error(`No words are called {${name}}`)
    return `(?:${expanded(pattern, words)})`
  })
}
