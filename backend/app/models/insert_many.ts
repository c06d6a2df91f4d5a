import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { columnsOf } from '#app/models/columns_of'

/** SQLite takes no more than 500 rows a statement. */
export const AT_ONCE = 100

/** All of these rows of one table by a few statements; nothing is answered. */
export async function insertMany(
  rows: readonly LucidRow[],
  { client }: { client: QueryClientContract }
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const piece = rows.slice(from, from + AT_ONCE)
    const { table } = piece[0]!.constructor as LucidModel
    await client.insertQuery().table(table).multiInsert(piece.map(columnsOf))
  }
}
