import type { Sql } from '#app/core/database/sql'
import {
  countTextsIn,
  countTextsOut,
  type Period,
  sumRevenue,
} from '#app/operations/figures/count_period'
import type { FiguresOfDay } from '#app/operations/figures/contract'
import type { ProviderName } from '#app/models/contract'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'

export const DAY_MS = 24 * 60 * 60_000
const SHOWN_DAYS = 30

interface DayRow {
  day: string
  texts_in: number
  texts_out: number
  undelivered: number
  signups: number
  spend_micros: number
  revenue_micros: number
}

export function dayBegins(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS
}

/** The beginnings of the days that are shown and over, oldest first. */
export function pastDays(now: number): number[] {
  const today = dayBegins(now)
  return Array.from(
    { length: SHOWN_DAYS - 1 },
    (_, index) => today - (SHOWN_DAYS - 1 - index) * DAY_MS
  )
}

/** The UTC day that begins then, counted from its rows. */
export async function countDay(
  sql: Sql,
  from: number,
  provider: ProviderName
): Promise<FiguresOfDay> {
  const period = { from, until: from + DAY_MS }
  const day = spendingDayOf(from)
  const textsIn = await countTextsIn(sql, period)
  const textsOut = await countTextsOut(sql, period)
  return {
    day,
    textsIn: textsIn.texts,
    textsOut: textsOut.texts,
    undelivered: textsOut.undelivered,
    signups: await countSignups(sql, period),
    spendMicros: await sumSpending(sql, day),
    revenueMicros: await sumRevenue(sql, period, provider),
  }
}

/** Those kept, by day. */
export async function findKeptDays(sql: Sql, from: number): Promise<Map<string, FiguresOfDay>> {
  const rows = await sql.all<DayRow>(
    `select day, texts_in, texts_out, undelivered, signups, spend_micros, revenue_micros
     from figures_of_days where day >= ?`,
    spendingDayOf(from)
  )
  return new Map(rows.map((row) => [row.day, figuresOf(row)]))
}

export async function keepDay(sql: Sql, figures: FiguresOfDay, at: number): Promise<void> {
  await sql.run(
    `insert into figures_of_days (day, texts_in, texts_out, undelivered, signups, spend_micros, revenue_micros, counted_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (day) do update set texts_in = excluded.texts_in, texts_out = excluded.texts_out,
       undelivered = excluded.undelivered, signups = excluded.signups, spend_micros = excluded.spend_micros,
       revenue_micros = excluded.revenue_micros, counted_at = excluded.counted_at`,
    figures.day,
    figures.textsIn,
    figures.textsOut,
    figures.undelivered,
    figures.signups,
    figures.spendMicros,
    figures.revenueMicros,
    at
  )
}

function figuresOf(row: DayRow): FiguresOfDay {
  return {
    day: row.day,
    textsIn: row.texts_in,
    textsOut: row.texts_out,
    undelivered: row.undelivered,
    signups: row.signups,
    spendMicros: row.spend_micros,
    revenueMicros: row.revenue_micros,
  }
}

async function countSignups(sql: Sql, { from, until }: Period): Promise<number> {
  const row = await sql.first<{ people: number }>(
    'select count(*) as people from users where created_at >= ? and created_at < ?',
    from,
    until
  )
  return row?.people ?? 0
}

async function sumSpending(sql: Sql, day: string): Promise<number> {
  const row = await sql.first<{ micros: number }>(
    'select coalesce(sum(micros), 0) as micros from spending where day = ? and user_id <= 0',
    day
  )
  return Number(row?.micros ?? 0)
}
