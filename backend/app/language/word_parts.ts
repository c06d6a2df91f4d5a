/** Patterns by name: `{name}` in an entry stands for one of them, as it is written. */
export type Parts = ReadonlyMap<string, string>

/** `\p{Lu}` and `{2,3}` are no names. */
const NAMED = /(?<!\\[pPu])\{([a-z][a-z_]*)\}/g

/** An entry with its parts written out. Throws a sentence about what is wrong with them. */
export function writtenOut(entry: string, parts: Parts, within: readonly string[] = []): string {
  return entry.replace(NAMED, (_, name: string) => {
    const part = parts.get(name)
    if (part === undefined) throw new Error(`no part is called {${name}}`)
    if (within.includes(name)) throw new Error(`{${name}} is made of itself`)
    return writtenOut(part, parts, [...within, name])
  })
}

/** Something in it that looks like a part, and that nobody wrote out. */
export const partIn = (entry: string) => entry.match(NAMED)?.[0]
