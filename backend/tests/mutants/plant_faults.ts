import ts from 'typescript'
import { type Change, changesOf } from './operators.js'

export interface Mutant {
  id: number
  area: string
  /** From the root of the repository. */
  file: string
  line: number
  /** The lines that differ, on one line each. */
  from: string
  to: string
}

interface Site extends Change {
  id: number
}

/**
 * Where a fault is switched on: each source asks `planted(id)`
 * there, and goes on as it stands when it says no.
 */
const ASK = 'planted'

/** One source with all faults of it in it, each asleep, and what they are. Ids go on from `firstId`. */
export function plantFaults(source: string, of: { area: string; file: string; firstId: number }) {
  const tree = ts.createSourceFile(of.file, source, ts.ScriptTarget.Latest, true)
  const sites: Site[] = []
  const text = renderChildren(tree, (node) => {
    const own = changesOf(node).map((change, index) => ({
      ...change,
      id: of.firstId + sites.length + index,
    }))
    sites.push(...own)
    return own
  })
  const { area, file } = of
  const mutants = sites.map(({ id, ...change }) => ({
    id,
    area,
    file,
    ...difference(source, change),
  }))
  return { text, mutants }
}

function render(node: ts.Node, sitesOf: (node: ts.Node) => Site[]): string {
  const sites = sitesOf(node)
  const text = renderChildren(node, sitesOf)
  const [first] = sites
  if (!first) return text
  if (ts.isExpressionStatement(node)) return `{ if (!${ASK}(${first.id})) { ${text}; } }`
  const choices = sites.map((site) => `${ASK}(${site.id}) ? (${site.text}) : `)
  return `(${choices.join('')}(${text}))`
}

function renderChildren(node: ts.Node, sitesOf: (node: ts.Node) => Site[]): string {
  const source = node.getSourceFile().text
  let text = ''
  let at = node.getStart()
  ts.forEachChild(node, (child) => {
    if (isLeftAlone(child)) return
    text += source.slice(at, child.getStart()) + render(child, sitesOf)
    at = child.end
  })
  return text + source.slice(at, node.end)
}

/** Types, names and imports are nothing that runs. */
function isLeftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return true
  if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return true
  return 'name' in node.parent && node.parent.name === node
}

function difference(source: string, { node, text }: Change): Pick<Mutant, 'line' | 'from' | 'to'> {
  const old = source.split('\n')
  const changed = (source.slice(0, node.getStart()) + text + source.slice(node.end)).split('\n')
  const first = old.findIndex((line, index) => line !== changed[index])
  const isSameFromEnd = (back: number) => old.at(-back) === changed.at(-back)
  let back = 1
  while (isSameFromEnd(back) && back < Math.min(old.length, changed.length) - first) back++
  const lines = (all: string[]) => all.slice(first, all.length - back + 1).join('\n')
  return { line: first + 1, from: inOneLine(lines(old)), to: inOneLine(lines(changed)) }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
