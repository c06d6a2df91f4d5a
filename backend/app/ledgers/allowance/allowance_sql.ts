import { insertRows, listOf, tuple } from '#app/core/database/many_rows'
import type { PlainSql } from '#app/core/database/sql'

// By hand for `npm run bench:schedules`: a morning's texts are charged by the hundred.

export type Bucket = 'daily' | 'bonus'

export interface PersonRow {
  id: number
  time_zone: string
  allowance_day: string | null
  allowance_resets_at: number | null
  daily_message_limit: number
}

/** In the order of their ids, locked until the transaction ends. */
export function lockPeople(
  sql: PlainSql,
  ids: readonly number[],
  lock: string
): Promise<PersonRow[]> {
  const { marks, values } = listOf(ids)
  return sql.all<PersonRow>(
    `select id, time_zone, allowance_day, allowance_resets_at, daily_message_limit from users
     where id in (${marks}) order by id${lock}`,
    ...values
  )
}

export async function beginDay(
  sql: PlainSql,
  ids: readonly number[],
  day: { key: string; resetsAt: number }
): Promise<void> {
  const { marks, values } = listOf(ids)
  await sql.run(
    `update users set allowance_day = ?, allowance_resets_at = ? where id in (${marks})`,
    day.key,
    day.resetsAt,
    ...values
  )
}

export interface SpentRow extends Omit<PersonRow, 'id'> {
  user_id: number
  used: number
  bonus: number
}

/** What was used of each one's day that was begun last, and what is left of gifts and purchases. */
export function listSpent(sql: PlainSql, ids: readonly number[]): Promise<SpentRow[]> {
  const { marks, values } = listOf(ids)
  return sql.all<SpentRow>(
    `select u.id as user_id, u.daily_message_limit, u.time_zone, u.allowance_day, u.allowance_resets_at,
       (select coalesce(-sum(amount), 0) from allowance_entries
         where user_id = u.id and bucket = 'daily' and local_date = u.allowance_day) as used,
       (select coalesce(sum(amount), 0) from allowance_entries
         where user_id = u.id and bucket = 'bonus') as bonus
     from users u where u.id in (${marks})`,
    ...values
  )
}

export interface Entry {
  userId: number
  entry: 'grant' | 'reserve' | 'keep' | 'give_back'
  bucket: Bucket
  amount: number
  localDate: string
  key: string
}

/** What stands in the ledger already under a key stays as it is. */
export async function writeEntries(
  sql: PlainSql,
  entries: readonly Entry[],
  now: number
): Promise<void> {
  await insertRows(
    sql,
    {
      head: `insert into allowance_entries (user_id, entry, bucket, amount, local_date, charge_key,
        created_at)`,
      row: tuple(7),
      tail: 'on conflict (charge_key, entry) do nothing returning id',
    },
    entries.map((row) => [
      ...[row.userId, row.entry, row.bucket, row.amount, row.localDate, row.key, now],
    ])
  )
}

export interface OpenCharge {
  user_id: number
  bucket: Bucket
  local_date: string
}

/** A charge that was reserved and not given back. */
export function findOpenCharge(sql: PlainSql, key: string): Promise<OpenCharge | undefined> {
  return sql.first<OpenCharge>(
    `select user_id, bucket, local_date from allowance_entries r
     where charge_key = ? and entry = 'reserve' and not exists (
       select 1 from allowance_entries e where e.charge_key = r.charge_key and e.entry = 'give_back')`,
    key
  )
}
