/**
 * What a pattern lets one write: a character of a class, one
 * of several sequences, or something again and again.
 */
export type Part =
  | { kind: 'character'; of: readonly string[] }
  | { kind: 'choice'; of: Part[][] }
  | { kind: 'repeat'; body: Part; least: number; most: number }

const TRIED = [...' aestxAS190.,!?\'\n-:;/@#*("’é😂_']
const NOTHING: Part = { kind: 'choice', of: [[]] }
const CLASS = /\\p\{[^}]*\}|\\P\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[^]|./isuy
const TIMES: Record<string, [number, number]> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
}

/**
 * Reads the source of a pattern. Assertions are taken as something that may be written (`(?=…)`) or must not
 * (`(?!…)`, `\b`, `^`): enough to write texts that come far in a pattern.
 */
export class PatternTree {
  #at = 0

  constructor(
    private source: string,
    private flags: string
  ) {}

  read(): Part {
    return { kind: 'choice', of: this.#alternatives() }
  }

  #alternatives(): Part[][] {
    const all: Part[][] = [[]]
    while (this.#at < this.source.length && this.source[this.#at] !== ')') {
      if (this.#takes('|')) all.push([])
      else all.at(-1)?.push(this.#repeated(this.#atom()))
    }
    return all
  }

  #atom(): Part {
    if (this.#takes('(')) return this.#group()
    if (this.source[this.#at] === '[') return this.#characters(this.#class())
    if (this.#takes('^') || this.#takes('$')) return NOTHING
    return this.#characters(this.#one())
  }

  #group(): Part {
    const lead = /\?(?:[:=!]|<[=!]|<\w+>)|/y
    const kind = this.#taken(lead)
    const of = this.#alternatives()
    this.#takes(')')
    if (kind.endsWith('!')) return NOTHING
    return { kind: 'choice', of: kind.endsWith('=') ? [...of, []] : of }
  }

  #class(): string {
    const from = this.#at
    for (this.#at += 1; this.source[this.#at] !== ']'; this.#at += 1) {
      if (this.source[this.#at] === '\\') this.#at += 1
    }
    this.#at += 1
    return this.source.slice(from, this.#at)
  }

  #one(): string {
    return this.#taken(CLASS)
  }

  #characters(atom: string): Part {
    if (/^\\(?:[bB1-9]|k)/.test(atom)) return NOTHING
    if (/^[^.[\\]/.test(atom)) return { kind: 'character', of: [atom] }
    return { kind: 'character', of: charactersOf(atom, this.flags.replace(/[gy]/g, '')) }
  }

  #repeated(body: Part): Part {
    const written = this.#taken(/(?:[*+?]|\{\d+(?:,\d*)?\})\??|/y).replace(/(?<=.)\?$/, '')
    if (!written) return body
    const [least, most] = TIMES[written] ?? bounds(written)
    return { kind: 'repeat', body, least, most }
  }

  #takes(sign: string): boolean {
    const isThere = this.source[this.#at] === sign
    if (isThere) this.#at += 1
    return isThere
  }

  #taken(what: RegExp): string {
    what.lastIndex = this.#at
    const [taken = ''] = what.exec(this.source) ?? []
    this.#at += taken.length
    return taken
  }
}

function bounds(written: string): [number, number] {
  const [, least = '', more, most] = /\{(\d+)(,?)(\d*)\}/.exec(written) ?? []
  if (!more) return [Number(least), Number(least)]
  return [Number(least), most ? Number(most) : Infinity]
}

const known = new Map<string, string[]>()

function charactersOf(atom: string, flags: string): string[] {
  const key = `${atom}/${flags}`
  const found = known.get(key) ?? searched(new RegExp(`^${atom}$`, flags))
  known.set(key, found)
  return found
}

function searched(pattern: RegExp): string[] {
  const usual = TRIED.filter((character) => pattern.test(character))
  if (usual.length > 0) return usual
  const codes = Array.from({ length: 0x20000 }, (_, code) => code)
  const code = codes.find((one) => pattern.test(String.fromCodePoint(one)))
  return code === undefined ? [''] : [String.fromCodePoint(code)]
}
