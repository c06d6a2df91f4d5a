import { DAY } from '#app/core/clock/durations'
import type { Sql } from '#app/core/database/sql'
import {
  countTextsIn,
  countTextsOut,
  type Period,
  sumRevenue,
} from '#app/operations/figures/count_period'
import type { FiguresOfDay } from '#app/operations/figures/contract'
import type { ProviderName } from '#app/models/contract'
import { countOf } from '#app/models/count_of'
import { FiguresOfDay as KeptDay } from '#app/models/figures_of_day'
import { Spending } from '#app/models/spending'
import { sumOf } from '#app/models/count_of'
import { upsert } from '#app/models/upsert'
import { User } from '#app/models/user'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'

const SHOWN_DAYS = 30

export function dayBegins(at: number): number {
  return Math.floor(at / DAY) * DAY
}

/** The beginnings of the days that are shown and over, oldest first. */
export function pastDays(now: number): number[] {
  const today = dayBegins(now)
  return Array.from(
    { length: SHOWN_DAYS - 1 },
    (_, index) => today - (SHOWN_DAYS - 1 - index) * DAY
  )
}

/** The UTC day that begins then, counted from its rows. */
export async function countDay(
  sql: Sql,
  from: number,
  provider: ProviderName
): Promise<FiguresOfDay> {
  const period = { from, until: from + DAY }
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
  const days = await KeptDay.query(sql).where('day', '>=', spendingDayOf(from))
  return new Map(days.map((kept) => [kept.day, figuresOf(kept)]))
}

/** Counted once more, it is kept as it is then. */
export async function keepDay(sql: Sql, figures: FiguresOfDay, at: number): Promise<void> {
  const { day, ...counted } = { ...figures, countedAt: at }
  const kept = new KeptDay().fill({ day, ...counted })
  await upsert(kept, { by: 'day', changing: Object.keys(counted) }, sql)
}

function figuresOf(kept: KeptDay): FiguresOfDay {
  const { day, textsIn, textsOut, undelivered, signups, spendMicros, revenueMicros } = kept
  return { day, textsIn, textsOut, undelivered, signups, spendMicros, revenueMicros }
}

function countSignups(sql: Sql, { from, until }: Period): Promise<number> {
  const people = User.query(sql).where('createdAt', '>=', from).where('createdAt', '<', until)
  return countOf(people)
}

/** Of everybody; what each person cost stands under their own id. */
function sumSpending(sql: Sql, day: string): Promise<number> {
  return sumOf(Spending.query(sql).where({ day }).where('userId', '<=', 0), 'micros')
}
