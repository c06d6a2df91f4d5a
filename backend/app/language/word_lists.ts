import { type Parts, writtenOut } from '#app/language/word_parts'
import { type Read, WordsFault, lineIn } from '#app/language/words_fault'
import { textIn } from '#app/language/words_folder'

const COMMENT = /^#(?: |$)/
const HEADING = /^\[([a-z][^[\]\\]*)\]$/
const SHARED = /^parts from (\S+)$/
const PART = /^([a-z][a-z_]*) = (.+)$/
/** A part whose spaces at the ends count. */
const SLASHED = /^\/(.*)\/$/
/** What stands before the first heading. */
const UNNAMED = ''

interface Entry {
  text: string
  line: number
}

/** The list of a file without headings, or else the list of each of its sections by name. */
export function readLists(text: string, path: string): Read {
  return new ListFile(path, text).read()
}

class ListFile {
  readonly #path: string
  readonly #sections = new Map<string, Entry[]>()
  readonly #lines = new Map<string, number>()
  readonly #shared: [string, string][] = []
  #open: Entry[] = []

  constructor(path: string, text: string) {
    this.#path = path
    this.#sections.set(UNNAMED, this.#open)
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trim() !== '' && !COMMENT.test(line)) this.#add({ text: line, line: index + 1 })
    }
  }

  read(): Read {
    const parts = this.parts()
    const named = [...this.#sections].filter(([name]) => name !== UNNAMED && name !== 'parts')
    const unnamed = this.#sections.get(UNNAMED) ?? []
    const [stray] = unnamed
    if (named.length === 0) return this.#found(this.#listOf(unnamed, parts, []))
    if (stray) throw this.#fault(stray.line, 'this stands before the first heading')
    const lists = named.map(([name, entries]) => [name, this.#listOf(entries, parts, [name])])
    return this.#found(Object.fromEntries(lists))
  }

  /** Those of shared files go first, so that a file may have a part of its own under the same name. */
  parts(): Parts {
    const own = (this.#sections.get('parts') ?? []).map((entry) => this.#partOf(entry))
    return new Map([...this.#shared, ...own])
  }

  #add(entry: Entry): void {
    const heading = HEADING.exec(entry.text)?.[1]
    const shared = SHARED.exec(heading ?? '')?.[1]
    if (shared !== undefined) this.#share(shared, entry.line)
    else if (heading !== undefined) this.#begin(heading, entry.line)
    else if (/^\s/.test(entry.text)) this.#goOn(entry)
    else this.#open.push({ ...entry, text: entry.text.trimEnd() })
  }

  #begin(name: string, line: number): void {
    if (this.#sections.has(name)) throw this.#fault(line, `[${name}] stands here twice`)
    this.#open = []
    this.#sections.set(name, this.#open)
    this.#lines.set(name, line)
  }

  #goOn({ text, line }: Entry): void {
    const last = this.#open.at(-1)
    if (!last) throw this.#fault(line, 'there is no entry above to go on with')
    last.text += text.trim()
  }

  /** Written out at once, so that a name means the same wherever it is used. */
  #share(from: string, line: number): void {
    const parts = this.#try(line, () => new ListFile(from, textIn(from)).parts())
    for (const [name, part] of parts) this.#shared.push([name, writtenOut(part, parts)])
  }

  #partOf({ text, line }: Entry): [string, string] {
    const [, name, part] = PART.exec(text) ?? []
    if (name !== undefined && part !== undefined) return [name, SLASHED.exec(part)?.[1] ?? part]
    throw this.#fault(line, 'a part is written `name = pattern`')
  }

  #listOf(entries: readonly Entry[], parts: Parts, place: readonly string[]): string[] {
    const [first, ...others] = entries
    if (first && others.length === 0) this.#lines.set(place.join('\n'), first.line)
    return entries.map(({ text, line }, index) => {
      this.#lines.set([...place, index].join('\n'), line)
      return parts.size === 0 ? text : this.#try(line, () => writtenOut(text, parts))
    })
  }

  #try<Answer>(line: number, attempt: () => Answer): Answer {
    try {
      return attempt()
    } catch (error) {
      if (error instanceof WordsFault) throw error
      throw this.#fault(line, (error as Error).message)
    }
  }

  #found(value: unknown): Read {
    return { value, lineAt: (place) => lineIn(this.#lines, place) }
  }

  #fault(line: number, problem: string): WordsFault {
    return new WordsFault(this.#path, line, problem)
  }
}
