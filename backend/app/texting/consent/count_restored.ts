import type { Sql } from '#app/core/database/sql'
import { Consent } from '#app/models/consent'
import { countOf } from '#app/models/count_of'

/** How often a number opted in again since then, epoch milliseconds. */
export function countRestored(sql: Sql, phoneKey: string, since: number): Promise<number> {
  const restored = Consent.query(sql).where({ phoneKey, event: 'restored' })
  return countOf(restored.where('createdAt', '>', since))
}
