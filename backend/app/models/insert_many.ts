import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { columnsOf } from '#app/models/columns_of'

/** SQLite takes no more than 500 rows a statement. */
const AT_ONCE = 100

/** All of these rows of one table by a few statements; nothing is answered. */
export async function insertMany(
  rows: readonly LucidRow[],
  { client }: { client: QueryClientContract }
): Promise<void> {
  for (const { model, values } of piecesOf(rows)) {
    await client.insertQuery().table(model.table).multiInsert(values)
  }
}

/** As many rows as one statement takes, with their model. */
export function* piecesOf(rows: readonly LucidRow[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const piece = rows.slice(from, from + AT_ONCE)
    yield { model: piece[0]!.constructor as LucidModel, values: piece.map(columnsOf) }
  }
}
