import { type Read, WordsFault, lineIn } from '#app/language/words_fault'

const COMMENT = /^#(?: |$)/

interface Row {
  cells: string[]
  line: number
}

/** The rows of a table, each with its cells by the names in the first row. */
export function readTable(text: string, path: string): Read {
  const [head, ...rows] = rowsIn(text)
  if (!head) throw new WordsFault(path, null, 'the names of the columns are missing')
  const odd = rows.find(({ cells }) => cells.length !== head.cells.length)
  if (odd)
    throw new WordsFault(path, odd.line, `${odd.cells.length} cells, not ${head.cells.length}`)
  const value = rows.map(({ cells }) =>
    Object.fromEntries(head.cells.map((name, at) => [name, cells[at]]))
  )
  const lines = new Map(rows.map(({ line }, index) => [`${index}`, line]))
  return { value, lineAt: (place) => lineIn(lines, place) }
}

function rowsIn(text: string): Row[] {
  return text
    .split('\n')
    .map((written, index) => ({ written, line: index + 1 }))
    .filter(({ written }) => written.trim() !== '' && !COMMENT.test(written))
    .map(({ written, line }) => ({ cells: written.split('\t'), line }))
}
