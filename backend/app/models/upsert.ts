import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { columnsOf } from '#app/models/columns_of'

interface How {
  by: string | readonly string[]
  changing: readonly string[]
  /** An instant; the row that stands there stays as it is when its own is a later one. */
  unlessNewer?: string
}

/** Inserts a row, or gives the one that stands there by this attribute the values named. */
export async function upsert(
  row: LucidRow,
  { by, changing, unlessNewer }: How,
  { client }: { client: QueryClientContract }
): Promise<void> {
  const model = row.constructor as LucidModel
  const values = columnsOf(row)
  const column = (name: string) => model.$getColumn(name)!.columnName
  const query = client
    .knexQuery()
    .table(model.table)
    .insert(values)
    .onConflict([by].flat().map(column))
    .merge(changing.map(column))
  if (unlessNewer !== undefined) {
    const instant = column(unlessNewer)
    query.where(`${model.table}.${instant}`, '<=', values[instant] as number)
  }
  await query
}
