import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { columnsOf } from '#app/models/columns_of'

/** Inserts a row, or gives the one that stands there by this attribute the values named. */
export async function upsert(
  row: LucidRow,
  { by, changing }: { by: string | readonly string[]; changing: readonly string[] },
  { client }: { client: QueryClientContract }
): Promise<void> {
  const model = row.constructor as LucidModel
  const columns = (names: readonly string[]) => names.map((name) => model.$getColumn(name)!.columnName)
  await client
    .knexQuery()
    .table(model.table)
    .insert(columnsOf(row))
    .onConflict(columns([by].flat()))
    .merge(columns(changing))
}
