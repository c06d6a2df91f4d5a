import { MOST_ROWS, type ReadRows } from './read_all'

/** What is said of a written file. `total` is how many rows the list was shown to have. */
export function exportWords({ rows, hasMoved }: ReadRows, total: number): string {
  const said = countWords(rows.length, total)
  return hasMoved
    ? `${said}. The list changed during the export, so some rows may be missing`
    : said
}

function countWords(count: number, total: number): string {
  const rows = count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`
  return count < total && count === MOST_ROWS
    ? `Exported the first ${rows}; narrow the filters for the rest`
    : `Exported ${rows}`
}
