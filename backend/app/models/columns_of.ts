import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'

/** What of a row stands in the database, by column. */
export function columnsOf(row: LucidRow): Record<string, unknown> {
  const model = row.constructor as LucidModel
  return Object.fromEntries(
    Object.entries(row.$attributes).map(([name, value]) => {
      const { columnName, prepare } = model.$getColumn(name)!
      return [columnName, prepare ? (prepare(value, name, row) as unknown) : value]
    })
  )
}
