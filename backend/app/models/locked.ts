import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

/**
 * Rows of this query see no other writer until the transaction ends. SQLite has one writer anyway. Not FOR UPDATE: a
 * row written elsewhere that points here would wait for it, and the two could wait for each other.
 */
export function locked<Query extends ModelQueryBuilderContract<LucidModel, any>>(query: Query): Query {
  query.knexQuery.forNoKeyUpdate()
  return query
}
