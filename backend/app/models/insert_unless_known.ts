import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'

/** Inserts a row that may stand there already, by whatever is unique of it. Answers whether it is new. */
export async function insertUnlessKnown(
  row: LucidRow,
  client: QueryClientContract
): Promise<boolean> {
  const model = row.constructor as LucidModel
  // Lucid's own builder answers with an id on SQLite also when nothing was inserted.
  const inserted = (await client
    .knexQuery()
    .table(model.table)
    .insert(columnsOf(model, row))
    .onConflict()
    .ignore()
    .returning('*')) as unknown[]
  return inserted.length > 0
}

function columnsOf(model: LucidModel, row: LucidRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row.$attributes).map(([name, value]) => {
      const { columnName, prepare } = model.$getColumn(name)!
      return [columnName, prepare ? (prepare(value, name, row) as unknown) : value]
    })
  )
}
