/** Checks every row of a table and fails once, with the name of each row that failed and why. */
export async function everyRow<Row>(
  rows: readonly Row[],
  check: (row: Row) => Promise<void> | void,
  nameOf: (row: Row) => string = String
): Promise<void> {
  if (rows.length === 0) throw new Error('There is no row to check.')
  const failures: string[] = []
  for (const row of rows) {
    try {
      await check(row)
    } catch (error) {
      failures.push(`${nameOf(row)}: ${(error as Error).message}`)
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} failed:\n${failures.join('\n')}`)
}
