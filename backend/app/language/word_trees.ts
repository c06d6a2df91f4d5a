import { LineCounter, isNode, parseDocument } from 'yaml'
import { type Read, WordsFault } from '#app/language/words_fault'

/** A tree, as YAML 1.2 has it: `yes` and `no` are words. */
export function readTree(text: string, path: string): Read {
  const lines = new LineCounter()
  const tree = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [broken] = tree.errors
  if (broken) throw new WordsFault(path, lines.linePos(broken.pos[0]).line, broken.message)
  const lineAt = (place: readonly PropertyKey[]): number | null => {
    if (place.length === 0) return null
    const node = tree.getIn(place, true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return lineAt(place.slice(0, -1))
  }
  return { value: tree.toJS(), lineAt }
}
