import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { piecesOf } from '#app/models/insert_many'

/**
 * Inserts a row unless something unique of it stands there already.
 * Answers whether it did; then the row knows its key.
 */
export async function insertUnlessKnown(
  row: LucidRow,
  { client }: { client: QueryClientContract }
): Promise<boolean> {
  const [key] = await insertNew([row], client)
  if (key === undefined) return false
  const { primaryKey } = row.constructor as LucidModel
  row.$setAttribute(primaryKey, key)
  return true
}

/** Inserts the rows of one table of which nothing unique stands there already. Answers how many. */
export async function insertThoseUnknown(
  rows: readonly LucidRow[],
  { client }: { client: QueryClientContract }
): Promise<number> {
  const keys = await insertNew(rows, client)
  return keys.length
}

/** The keys of those that were new. */
async function insertNew(
  rows: readonly LucidRow[],
  client: QueryClientContract
): Promise<unknown[]> {
  const keys: unknown[] = []
  for (const { model, values } of piecesOf(rows)) {
    const { columnName: key } = model.$getColumn(model.primaryKey)!
    // Lucid's own builder answers with an id on SQLite also when nothing was inserted.
    const inserted = (await client
      .knexQuery()
      .table(model.table)
      .insert(values)
      .onConflict()
      .ignore()
      .returning(key)) as Record<string, unknown>[]
    keys.push(...inserted.map((row) => row[key]))
  }
  return keys
}
