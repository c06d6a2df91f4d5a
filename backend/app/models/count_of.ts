import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

/** How many rows a query finds. */
export async function countOf(query: ModelQueryBuilderContract<LucidModel>): Promise<number> {
  const [row] = await query.count('* as total').pojo<{ total: number }>()
  return row?.total ?? 0
}

/** The sum of a column over the rows a query finds; 0 when it finds none. */
export async function sumOf(
  query: ModelQueryBuilderContract<LucidModel>,
  column: string
): Promise<number> {
  const [row] = await query.sum(`${column} as total`).pojo<{ total: number | null }>()
  return row?.total ?? 0
}
