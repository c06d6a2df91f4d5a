import type { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'

const CLAIM = 'number:'

/** The name a number is claimed by, in SQL. */
export const claimOf = (phoneKeyColumn: string): string => `'${CLAIM}' || ${phoneKeyColumn}`

/**
 * Until the transaction ends no text to this number begins to leave: not even
 * one that was asked about before the commit and would be handed over after it.
 */
export function claimNumber(tx: Tx, { dialect }: Database, phoneKey: string): Promise<void> {
  return dialect.claim(tx.sql, CLAIM + phoneKey)
}
