import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

/** How many rows a query finds. */
export async function countOf(query: ModelQueryBuilderContract<LucidModel>): Promise<number> {
  const [row] = await query.count('* as total').pojo<{ total: number | string }>()
  return Number(row?.total ?? 0)
}
