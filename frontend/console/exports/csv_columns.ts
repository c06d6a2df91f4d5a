import type { Field } from '#app/console/resources/contract'
import type { Cell } from './csv_text'

/** How many of what is stored make one US dollar. */
const PER_DOLLAR: Partial<Record<Field['kind'], number>> = { cents: 100, micros: 1_000_000 }

/** What heads a column of a file; nothing in its cells names the unit. */
export function headOf({ kind, label }: Field): string {
  return kind in PER_DOLLAR ? `${label} (USD)` : label
}

/** A sum of money as dollars, as the screen shows it; all else as it is. */
export function cellOf({ kind, name }: Field, row: Readonly<Record<string, unknown>>): Cell {
  const value = row[name] as Cell
  const perDollar = PER_DOLLAR[kind]
  return perDollar && typeof value === 'number' ? value / perDollar : value
}
