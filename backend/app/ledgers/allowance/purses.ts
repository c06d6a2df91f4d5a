import { type AllowanceDay, allowanceDayAt } from '#app/ledgers/allowance/allowance_day'
import { listOf } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'

export type Bucket = 'daily' | 'bonus'

export interface Purse {
  /** Names the allowance day in the ledger. */
  day: string
  messagesUsedToday: number
  dailyMessageLimit: number
  bonusMessages: number
}

export interface DayRow {
  time_zone: string
  allowance_day: string | null
  allowance_resets_at: number | null
}

interface PersonRow extends DayRow {
  id: number
  daily_message_limit: number
}

interface SpentRow {
  user_id: number
  used: number
  bonus: number
}

/** What each of these people has left, each locked until the transaction ends, their allowance day begun. */
export async function openPurses(
  sql: Sql,
  people: readonly { userId: number }[],
  { now, lock }: { now: number; lock: string }
): Promise<Map<number, Purse>> {
  const ids = [...new Set(people.map(({ userId }) => userId))].sort((one, other) => one - other)
  if (ids.length === 0) return new Map()
  const { marks, values } = listOf(ids)
  const rows = await sql.all<PersonRow>(
    `select id, time_zone, allowance_day, allowance_resets_at, daily_message_limit from users
     where id in (${marks}) order by id${lock}`,
    ...values
  )
  const days = await beginDays(sql, rows, now)
  const spent = await sql.all<SpentRow>(
    `select u.id as user_id,
       (select coalesce(-sum(amount), 0) from allowance_entries
         where user_id = u.id and bucket = 'daily' and local_date = u.allowance_day) as used,
       (select coalesce(sum(amount), 0) from allowance_entries
         where user_id = u.id and bucket = 'bonus') as bonus
     from users u where u.id in (${marks})`,
    ...values
  )
  const spentBy = new Map(spent.map((row) => [row.user_id, row]))
  return new Map(rows.map((row) => [row.id, purseOf(row, days, spentBy.get(row.id))]))
}

/** The daily limit first, then what was given or bought. */
export function bucketFor(
  left: Pick<Purse, 'messagesUsedToday' | 'dailyMessageLimit' | 'bonusMessages'>
): Bucket | null {
  if (left.messagesUsedToday < left.dailyMessageLimit) return 'daily'
  return left.bonusMessages > 0 ? 'bonus' : null
}

export function begunDayOf(row: DayRow | undefined): AllowanceDay | null {
  if (!row || row.allowance_day === null || row.allowance_resets_at === null) return null
  return { key: row.allowance_day, resetsAt: row.allowance_resets_at }
}

/** What was charged holds on to its day, wherever the person goes meanwhile. Many begin the same day at once. */
async function beginDays(sql: Sql, rows: PersonRow[], now: number): Promise<Map<number, string>> {
  const days = new Map<number, string>()
  const known = new Map<string, AllowanceDay>()
  const beginning = new Map<string, { day: AllowanceDay; ids: number[] }>()
  for (const row of rows) {
    const like = `${row.time_zone} ${row.allowance_day} ${row.allowance_resets_at}`
    const day = known.get(like) ?? allowanceDayAt(now, row.time_zone, begunDayOf(row))
    known.set(like, day)
    days.set(row.id, day.key)
    if (day.key === row.allowance_day) continue
    const group = beginning.get(day.key) ?? { day, ids: [] }
    group.ids.push(row.id)
    beginning.set(day.key, group)
  }
  for (const { day, ids } of beginning.values()) {
    const { marks, values } = listOf(ids)
    await sql.run(
      `update users set allowance_day = ?, allowance_resets_at = ? where id in (${marks})`,
      day.key,
      day.resetsAt,
      ...values
    )
  }
  return days
}

function purseOf(row: PersonRow, days: Map<number, string>, spent: SpentRow | undefined): Purse {
  return {
    day: days.get(row.id) ?? '',
    messagesUsedToday: Number(spent?.used ?? 0),
    dailyMessageLimit: row.daily_message_limit,
    bonusMessages: Number(spent?.bonus ?? 0),
  }
}
