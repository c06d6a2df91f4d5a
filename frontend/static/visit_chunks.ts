import type { Rolldown } from 'vite'

/** What a visit of `/` loads besides the entry, each by an import of its own. */
const VISITED = /\/(site\/public_shell|landing\/landing_page|accounts\/account_card)\.tsx$/
const NAMES = ['vendor', 'start', 'shared', 'visit'] as const
/** The entry itself is no part of a chunk for others. */
const ENTRY = /\/frontend\/(index\.html|main\.tsx)/

/**
 * The chunks of a visit of `/`: left alone it would load some thirty tiny ones. Every page begins with
 * `vendor` and `start`; `shared` is what other pages use too, `visit` the rest, so that no page gets the code
 * of another into the bargain. What belongs where is learned from a first build, in which everything unused
 * has gone already.
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
    const visited = chunks.filter(({ facadeModuleId }) => VISITED.test(facadeModuleId ?? ''))
    if (visited.length !== 3)
      throw new Error('A visit of / loads other chunks than visit_chunks.ts names')
    const start = reach(
      chunks,
      chunks.filter((chunk) => chunk.isEntry)
    )
    const visit = reach(chunks, visited)
    const others = reach(
      chunks,
      chunks.filter((chunk) => chunk.isDynamicEntry && !visited.includes(chunk))
    )
    for (const id of start) {
      if (!ENTRY.test(id)) this.#nameOf.set(id, id.includes('/node_modules/') ? 'vendor' : 'start')
    }
    for (const id of visit) {
      if (!start.has(id)) this.#nameOf.set(id, others.has(id) ? 'shared' : 'visit')
    }
  }
}

/** The modules that come along with these chunks at once. */
function reach(chunks: Rolldown.OutputChunk[], from: Rolldown.OutputChunk[]): Set<string> {
  const found = new Set(from)
  // A set grows while it is gone through.
  for (const { imports } of found) {
    chunks.filter(({ fileName }) => imports.includes(fileName)).forEach((next) => found.add(next))
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds))
}
