import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { columnsOf } from '#app/models/columns_of'

/** Inserts a row unless something unique of it stands there already. Answers whether it did. */
export async function insertUnlessKnown(
  row: LucidRow,
  { client }: { client: QueryClientContract }
): Promise<boolean> {
  const model = row.constructor as LucidModel
  // Lucid's own builder answers with an id on SQLite also when nothing was inserted.
  const inserted = (await client
    .knexQuery()
    .table(model.table)
    .insert(columnsOf(row))
    .onConflict()
    .ignore()
    .returning(model.$getColumn(model.primaryKey)!.columnName)) as unknown[]
  return inserted.length > 0
}
