import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { PURSE_ROWS, PURSES, type Purse } from '#app/ledgers/spending/purses'
import { nextSpendingDayAt, spendingDayOf } from '#app/ledgers/spending/spending_day'
import { findSpent, type SpendKind, type Spent } from '#app/ledgers/spending/spending_sql'
import { Spending as SpendingOfDay } from '#app/models/spending'

/** What a purse has paid on a UTC day, and its cap. */
export interface PurseOfDay {
  purse: Purse
  spentMicros: number
  capMicros: number
}

/** What has been spent, and when no more may be. A cap ends with the UTC day. */
@inject()
export class Spending {
  /** Millionths of a US dollar a UTC day. */
  readonly caps = limits.spending

  constructor(private readonly clock: Clock) {}

  /**
   * When the day of a spent budget ends, in epoch milliseconds;
   * null while there is money left for this person.
   */
  async cappedUntil(sql: Sql, userId: number): Promise<number | null> {
    const today = spendingDayOf(this.clock.now())
    const spent = await findSpent(sql, today, userId)
    return spent ? this.cappedBy(spent) : null
  }

  /** The same from what was read already. */
  cappedBy({
    pays_nothing: isFree,
    spent_by_all: all,
    spent_by_person: own,
  }: Spent): number | null {
    const { dailyMicros, freeShare, perUserMicros } = this.caps
    const mostOfAll = isFree ? dailyMicros * freeShare : dailyMicros
    const isOver = Number(all ?? 0) >= mostOfAll || Number(own ?? 0) >= perUserMicros
    return isOver ? nextSpendingDayAt(this.clock.now()) : null
  }

  /** When a purse that met its cap is filled again; null while there is something in it. */
  async purseSpentUntil(sql: Sql, purse: Purse): Promise<number | null> {
    const purses = await this.pursesOf(sql)
    const isSpent = purses.some((one) => one.purse === purse && one.spentMicros >= one.capMicros)
    return isSpent ? nextSpendingDayAt(this.clock.now()) : null
  }

  /** All purses; today's when no day (`YYYY-MM-DD`) is named. */
  async pursesOf(sql: Sql, day = spendingDayOf(this.clock.now())): Promise<PurseOfDay[]> {
    const rows = await SpendingOfDay.query(sql)
      .where('day', day)
      .where('userId', '<=', 0)
      .groupBy('userId')
      .select('userId')
      .sum('micros as micros')
      .pojo<{ user_id: number; micros: number }>()
    const spentBy = (purse: Purse) => rows.find((row) => row.user_id === PURSE_ROWS[purse])?.micros
    return PURSES.map((purse) => ({
      purse,
      spentMicros: Number(spentBy(purse) ?? 0),
      capMicros: this.#capOf(purse),
    }))
  }

  /** What members cost on this UTC day so far, in millionths of a US dollar. */
  async ofToday(sql: Sql): Promise<Record<SpendKind, number>> {
    const day = spendingDayOf(this.clock.now())
    const rows = await SpendingOfDay.query(sql).where({ day, userId: PURSE_ROWS.members })
    const sumOf = (kind: SpendKind) =>
      rows.reduce((sum, row) => (row.kind === kind ? sum + row.micros : sum), 0)
    return { sms_out: sumOf('sms_out'), sms_in: sumOf('sms_in'), ai: sumOf('ai') }
  }

  /** How many people have met their own cap today. */
  async countCapped(sql: Sql): Promise<number> {
    const capped = await SpendingOfDay.query(sql)
      .where('day', spendingDayOf(this.clock.now()))
      .where('userId', '>', 0)
      .groupBy('userId')
      .havingRaw('sum(micros) >= ?', [this.caps.perUserMicros])
      .select('userId')
    return capped.length
  }

  #capOf(purse: Purse): number {
    const { dailyMicros, strangersMicros, codesMicros } = this.caps
    return { members: dailyMicros, strangers: strangersMicros, codes: codesMicros }[purse]
  }
}
