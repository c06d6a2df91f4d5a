import { inspect } from 'node:util'

/** Checks every row of a table, and fails once, with each row that failed and why. */
export async function checkEachRow<Row>(
  rows: Iterable<Row>,
  check: (row: Row) => unknown
): Promise<void> {
  const all = [...rows]
  const failures: string[] = []
  for (const row of all) {
    try {
      await check(row)
    } catch (error) {
      failures.push(`${named(row)}: ${(error as Error).message}`)
    }
  }
  if (all.length === 0) throw new Error('The table has no rows.')
  if (failures.length === 0) return
  throw new Error(`${failures.length} of ${all.length} rows fail:\n${failures.join('\n')}`)
}

const named = (row: unknown) => inspect(row, { breakLength: Infinity, depth: 4 })
