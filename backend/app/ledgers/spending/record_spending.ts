import { randomInt } from 'node:crypto'
import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { prices } from '#app/ledgers/spending/current_prices'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import type { OutboundKind } from '#app/models/kinds'
import { PURSE_ROWS, PURSE_SLOTS, type Purse, purseOf } from '#app/ledgers/spending/purses'
import { addCosts, listCapped, type SpendKind } from '#app/ledgers/spending/spending_sql'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'

/** A text one way; `userId` is null for somebody without an account. */
export interface PricedText {
  userId: number | null
  /** E.164. */
  phone: string
  segments: number
}

interface Cost {
  purse: Purse
  /** Whose own cap it counts against; null for nobody's. */
  userId: number | null
  micros: number
  units: number
}

/** Adds to the sums of the day, the person's and their purse's, in the commit of what costs. */
@inject()
export class RecordSpending {
  constructor(private readonly clock: Clock) {}

  async textOut(sql: Sql, text: PricedText & { kind: OutboundKind }): Promise<void> {
    await this.#add(sql, 'sms_out', [this.#costOf('out', text, purseOf(text.kind))])
  }

  /**
   * The last thing in a commit: the purses' rows are locked from here to its end. Whoever
   * met a cap and texts on takes nothing from the other members any more.
   */
  async textsIn(sql: Sql, texts: readonly PricedText[]): Promise<void> {
    const capped = await this.#listCapped(sql, texts)
    const costs = texts.map((text) => {
      const isMember = text.userId !== null && !capped.has(text.userId)
      return this.#costOf('in', text, isMember ? 'members' : 'strangers')
    })
    await this.#add(sql, 'sms_in', costs)
  }

  async #listCapped(sql: Sql, texts: readonly PricedText[]): Promise<ReadonlySet<number>> {
    const ids = texts.flatMap(({ userId }) => userId ?? [])
    if (ids.length === 0) return new Set()
    const { perUserMicros: ownMicros, dailyMicros, freeShare } = limits.spending
    const freeMicros = dailyMicros * freeShare
    return listCapped(sql, ids, { day: spendingDayOf(this.clock.now()), ownMicros, freeMicros })
  }

  /** The same; what costs nothing is no spending. */
  async calls(sql: Sql, costs: readonly Omit<Cost, 'purse'>[]): Promise<void> {
    await this.#add(
      sql,
      'ai',
      costs
        .filter(({ micros, units }) => micros > 0 || units > 0)
        .map((cost) => ({ ...cost, purse: 'members' }))
    )
  }

  #costOf(direction: 'out' | 'in', text: PricedText, purse: Purse): Cost {
    const { userId, phone, segments } = text
    const micros = segments * prices.segmentMicros(direction, phone)
    // A code may be asked for by anybody who knows the number.
    return { purse, userId: purse === 'codes' ? null : userId, micros, units: segments }
  }

  async #add(sql: Sql, kind: SpendKind, costs: readonly Cost[]): Promise<void> {
    if (costs.length === 0) return
    const day = spendingDayOf(this.clock.now())
    const sums = [...sumsOf(costs)]
    // People in one order everywhere, the purses' rows last: no two commits wait for each other.
    sums.sort(([one], [other]) => other - one)
    const slot = randomInt(PURSE_SLOTS)
    await addCosts(
      sql,
      sums.map(([userId, sum]) => ({ day, userId, kind, slot: userId > 0 ? 0 : slot, ...sum }))
    )
  }
}

function sumsOf(costs: readonly Cost[]): Map<number, { micros: number; units: number }> {
  const sums = new Map<number, { micros: number; units: number }>()
  for (const { purse, userId, micros, units } of costs) {
    for (const key of userId === null ? [PURSE_ROWS[purse]] : [userId, PURSE_ROWS[purse]]) {
      const sum = sums.get(key) ?? { micros: 0, units: 0 }
      sums.set(key, { micros: sum.micros + micros, units: sum.units + units })
    }
  }
  return sums
}
