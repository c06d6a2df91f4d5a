import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

type Query = ModelQueryBuilderContract<LucidModel, any>

/**
 * Rows of this query see no other writer until the transaction ends. SQLite has one writer anyway. Not FOR
 * UPDATE: a row written elsewhere that points here would wait for it, and the two could wait for each other.
 */
export function locked<Of extends Query>(query: Of): Of {
  query.knexQuery.forNoKeyUpdate()
  return query
}

/** The same; rows that somebody else has locked are not there for now. */
export function lockedIfFree<Of extends Query>(query: Of): Of {
  if (query.client.dialect.name === 'postgres') query.knexQuery.forNoKeyUpdate().skipLocked()
  return query
}

/** As `locked`, for rows about to be deleted: nothing new may point at them any more. */
export function lockedForDelete<Of extends Query>(query: Of): Of {
  query.knexQuery.forUpdate()
  return query
}
