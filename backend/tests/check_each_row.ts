import { inspect } from 'node:util'

/** Checks every row of a table, and fails once, naming each row that failed and why. */
export async function checkEachRow<Row>(
  rows: Iterable<Row>,
  check: (row: Row) => unknown
): Promise<void> {
  const all = [...rows]
  if (all.length === 0) throw new Error('The table has no rows.')
  const failures: string[] = []
  for (const row of all) {
    try {
      await check(row)
    } catch (error) {
      failures.push(`${shown(row)}: ${reasonOf(error as Reason)}`)
    }
  }
  if (failures.length === 0) return
  throw new Error(`${failures.length} of ${all.length} rows fail:\n${failures.join('\n')}`)
}

/** As chai throws it. */
interface Reason extends Error {
  showDiff?: boolean
  expected?: unknown
  actual?: unknown
}

const reasonOf = ({ message, showDiff, expected, actual }: Reason) =>
  showDiff ? `expected ${shown(expected)}, got ${shown(actual)}` : message

const shown = (value: unknown) => inspect(value, { breakLength: Infinity, depth: 4 })
