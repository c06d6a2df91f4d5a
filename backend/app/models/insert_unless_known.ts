import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import { piecesOf } from '#app/models/insert_many'

/** Inserts a row unless something unique of it stands there already. Answers whether it did. */
export async function insertUnlessKnown(
  row: LucidRow,
  { client }: { client: QueryClientContract }
): Promise<boolean> {
  return (await insertThoseUnknown([row], { client })) > 0
}

/** Inserts the rows of one table of which nothing unique stands there already. Answers how many. */
export async function insertThoseUnknown(
  rows: readonly LucidRow[],
  { client }: { client: QueryClientContract }
): Promise<number> {
  let count = 0
  for (const { model, values } of piecesOf(rows)) {
    // Lucid's own builder answers with an id on SQLite also when nothing was inserted.
    const inserted = (await client
      .knexQuery()
      .table(model.table)
      .insert(values)
      .onConflict()
      .ignore()
      .returning(model.$getColumn(model.primaryKey)!.columnName)) as unknown[]
    count += inserted.length
  }
  return count
}
