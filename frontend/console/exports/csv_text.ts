import { unparse } from 'papaparse'

export type Cell = string | number | boolean | null | undefined | readonly string[]

/** What a spreadsheet takes for the start of a formula, also in its full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const BYTE_ORDER_MARK = '\u{feff}'

/**
 * Rows as the text of a CSV file (RFC 4180, UTF-8 with a mark so that Excel reads it as such).
 *
 * A text that a spreadsheet would run as a formula begins with an apostrophe, which makes it text; so does
 * one that begins with an apostrophe itself. Whoever reads the file back takes one leading apostrophe off and
 * has every value as it was: the phone `+15550100199` goes out as `'+15550100199` and never comes back as
 * 15550100199 or 1.55E+10. Numbers stay numbers, also negative ones.
 */
export function csvText(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map(cellText))
  return BYTE_ORDER_MARK + unparse([[...columns].map(cellText), ...cells], { quotes: isText })
}

function cellText(cell: Cell): string | number {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  const text = [cell ?? ''].flat().join(', ')
  return FORMULA.test(text) || text.startsWith("'") ? `'${text}` : text
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
