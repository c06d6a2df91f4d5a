import type { Sql } from '#app/core/database/sql'

export type OptOutSource = 'keyword' | 'words' | 'provider'

export interface Recipient {
  phone_key: string
  opted_out_at: number | null
  opted_out_by: OptOutSource | null
  restored_at: number | null
  bad_since: number | null
  bad_reason: string | null
  pointed_at: number | null
  /** The carrier or the phone blocked a text. */
  blocked_at: number | null
  /** Texts in a row that found the phone unreachable. */
  unreachable_strikes: number
}

const FIND = `select phone_key, opted_out_at, opted_out_by, restored_at, bad_since, bad_reason, pointed_at,
  blocked_at, unreachable_strikes
  from recipients where phone_key = ?`

/** What is known of a number as such, whether or not somebody signed up with it. */
export function findRecipient(sql: Sql, phoneKey: string): Promise<Recipient | undefined> {
  return sql.first<Recipient>(FIND, phoneKey)
}

type Change = Partial<Omit<Recipient, 'phone_key'>>

export async function changeRecipient(
  sql: Sql,
  { phoneKey, at, change }: { phoneKey: string; at: number; change: Change }
): Promise<void> {
  const columns = Object.keys(change) as (keyof Change)[]
  await sql.run(
    `insert into recipients (phone_key, updated_at, ${columns.join(', ')})
     values (?, ?${', ?'.repeat(columns.length)})
     on conflict (phone_key) do update set updated_at = excluded.updated_at,
       ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    phoneKey,
    at,
    ...columns.map((column) => change[column] ?? null)
  )
}

/** They texted us at that instant: whatever kept texts from the phone before is over. */
export async function forgetObstacles(sql: Sql, phoneKey: string, at: number): Promise<void> {
  await sql.run(
    `update recipients set blocked_at = null, unreachable_strikes = 0, updated_at = ?
     where phone_key = ? and coalesce(blocked_at, 0) <= ?`,
    at,
    phoneKey,
    at
  )
}
