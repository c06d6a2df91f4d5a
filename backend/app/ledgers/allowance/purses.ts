import { type AllowanceDay, allowanceDayAt } from '#app/ledgers/allowance/allowance_day'
import type { Sql } from '#app/core/database/sql'
import {
  beginDay,
  type Bucket,
  listSpent,
  lockPeople,
  type PersonRow,
  type SpentRow,
} from '#app/ledgers/allowance/allowance_sql'

export interface Purse {
  /** Names the allowance day in the ledger. */
  day: string
  messagesUsedToday: number
  dailyMessageLimit: number
  bonusMessages: number
}

/** What each of these people has left, each locked until the transaction ends, their allowance day begun. */
export async function openPurses(
  sql: Sql,
  people: readonly { userId: number }[],
  { now, lock }: { now: number; lock: string }
): Promise<Map<number, Purse>> {
  const ids = inOrder(people.map(({ userId }) => userId))
  if (ids.length === 0) return new Map()
  const rows = await lockPeople(sql, ids, lock)
  const days = await beginDays(sql, rows, now)
  const spent = await listSpent(sql, ids)
  const spentBy = new Map(spent.map((row) => [row.user_id, row]))
  return new Map(rows.map((row) => [row.id, purseOf(row, days, spentBy.get(row.id))]))
}

export function inOrder(userIds: readonly number[]): number[] {
  return [...new Set(userIds)].sort((one, other) => one - other)
}

/** The daily limit first, then what was given or bought. */
export function bucketFor(
  left: Pick<Purse, 'messagesUsedToday' | 'dailyMessageLimit' | 'bonusMessages'>
): Bucket | null {
  if (left.messagesUsedToday < left.dailyMessageLimit) return 'daily'
  return left.bonusMessages > 0 ? 'bonus' : null
}

export function begunDayOf(key: string | null, resetsAt: number | null): AllowanceDay | null {
  return key === null || resetsAt === null ? null : { key, resetsAt }
}

/**
 * What was charged holds on to its day, wherever the person goes meanwhile. Many begin the same day at once.
 */
async function beginDays(sql: Sql, rows: PersonRow[], now: number): Promise<Map<number, string>> {
  const days = new Map<number, string>()
  const known = new Map<string, AllowanceDay>()
  const beginning = new Map<string, { day: AllowanceDay; ids: number[] }>()
  for (const row of rows) {
    const { time_zone: zone, allowance_day: key, allowance_resets_at: resetsAt } = row
    const like = `${zone} ${key} ${resetsAt}`
    const day = known.get(like) ?? allowanceDayAt(now, zone, begunDayOf(key, resetsAt))
    known.set(like, day)
    days.set(row.id, day.key)
    if (day.key === key) continue
    const group = beginning.get(day.key) ?? { day, ids: [] }
    group.ids.push(row.id)
    beginning.set(day.key, group)
  }
  for (const { day, ids } of beginning.values()) {
    await beginDay(sql, ids, day)
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
