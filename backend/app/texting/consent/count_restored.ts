import type { Sql } from '#app/core/database/sql'

/** How often a number opted in again since then, epoch milliseconds. */
export async function countRestored(sql: Sql, phoneKey: string, since: number): Promise<number> {
  const row = await sql.first<{ count: number | string }>(
    `select count(*) as count from consents where phone_key = ? and event = 'restored' and created_at > ?`,
    phoneKey,
    since
  )
  return Number(row?.count ?? 0)
}
