import type { Rolldown } from 'vite'

/** What a visit of `/` loads besides the entry, each by an import of its own. */
const VISITED = /\/(site\/public_shell|landing\/landing_page|accounts\/account_card)\.tsx$/
/** What the conversation loads likewise: the page somebody waits for on a slow line. */
const FRAME = /\/site\/signed_in_shell\.tsx$/
const TALK = /\/conversations\/conversation_page\.tsx$/
const NAMES = ['vendor', 'start', 'common', 'shared', 'visit', 'frame'] as const
/** The entry itself is no part of a chunk for others. */
const ENTRY = /\/frontend\/(index\.html|main\.tsx)/

/**
 * The chunks of a visit of `/` and of the conversation: left alone each would load some thirty tiny ones.
 * Every page begins with `vendor` and `start`. Of what `/` loads, `common` is what the conversation uses too,
 * `shared` what only other pages do, `visit` the rest; `frame` is the frame of the signed-in pages and what
 * the conversation has in common with them. So no page gets the code of another into the bargain, but for
 * a few small parts in `frame`. What belongs where is learned from a first build, in which everything
 * unused has gone already.
 */
export class VisitChunks {
  readonly #nameOf = new Map<string, (typeof NAMES)[number]>()

  readonly groups = NAMES.map((name, index) => ({
    name: (id: string) => (this.#nameOf.get(id) === name ? name : null),
    debugName: name,
    priority: NAMES.length - index,
  }))

  learn({ output }: Pick<Rolldown.RolldownOutput, 'output'>): void {
    const chunks = output.filter((file) => file.type === 'chunk')
    const visited = entriesFound(chunks, VISITED, 3)
    const [frame, talk] = [entriesFound(chunks, FRAME, 1), entriesFound(chunks, TALK, 1)]
    const reached = (from: Rolldown.OutputChunk[]) => modulesOf(reach(chunks, from))
    const sets = {
      start: reached(chunks.filter((chunk) => chunk.isEntry)),
      visit: reached(visited),
      frame: reached(frame),
      talk: reached(talk),
      others: reached(otherEntries(chunks, visited)),
      beside: reached(otherEntries(chunks, [...visited, ...talk])),
    }
    for (const id of new Set([...sets.start, ...sets.visit, ...sets.frame, ...sets.talk])) {
      const name = nameOf(id, sets)
      if (name) this.#nameOf.set(id, name)
    }
  }
}

type Sets = Record<'start' | 'visit' | 'frame' | 'talk' | 'others' | 'beside', Set<string>>

/** Null for the entry, and for what the conversation alone needs. */
function nameOf(id: string, sets: Sets): (typeof NAMES)[number] | null {
  if (sets.start.has(id)) return startName(id)
  if (sets.visit.has(id)) return visitName(id, sets)
  const isFramed = sets.frame.has(id) || (sets.talk.has(id) && sets.beside.has(id))
  return isFramed ? 'frame' : null
}

function visitName(id: string, { frame, talk, others }: Sets): 'common' | 'shared' | 'visit' {
  if (frame.has(id) || talk.has(id)) return 'common'
  return others.has(id) ? 'shared' : 'visit'
}

function startName(id: string): 'vendor' | 'start' | null {
  if (ENTRY.test(id)) return null
  return id.includes('/node_modules/') ? 'vendor' : 'start'
}

function entriesFound(chunks: Rolldown.OutputChunk[], entry: RegExp, count: number) {
  const entries = entriesOf(chunks, entry)
  if (entries.length === count) return entries
  throw new Error('A visit loads other chunks than visit_chunks.ts names')
}

function entriesOf(chunks: Rolldown.OutputChunk[], entry: RegExp): Rolldown.OutputChunk[] {
  return chunks.filter(({ facadeModuleId }) => entry.test(facadeModuleId ?? ''))
}

function otherEntries(chunks: Rolldown.OutputChunk[], than: Rolldown.OutputChunk[]) {
  return chunks.filter((chunk) => chunk.isDynamicEntry && !than.includes(chunk))
}

/** The chunks that come along with these at once. */
function reach(chunks: Rolldown.OutputChunk[], from: Rolldown.OutputChunk[]) {
  const found = new Set(from)
  // A set grows while it is gone through.
  for (const { imports } of found) {
    chunks.filter(({ fileName }) => imports.includes(fileName)).forEach((next) => found.add(next))
  }
  return found
}

function modulesOf(chunks: Set<Rolldown.OutputChunk>): Set<string> {
  return new Set([...chunks].flatMap(({ moduleIds }) => moduleIds))
}

/** The names of the scripts the conversation is made of, of a finished build. */
export function scriptsOfTalk({ output }: Pick<Rolldown.RolldownOutput, 'output'>): string[] {
  const chunks = output.filter((file) => file.type === 'chunk')
  const entries = [FRAME, TALK].flatMap((entry) => entriesOf(chunks, entry))
  return [...reach(chunks, entries)].map(({ fileName }) => fileName)
}
