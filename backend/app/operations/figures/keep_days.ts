import { inject } from '@adonisjs/core'
import providers from '#config/providers'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { countDay, findKeptDays, keepDay, pastDays } from '#app/operations/figures/figures_of_days'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'

/** What became of a text is asked for over three days. */
const UNSETTLED_MS = 4 * DAY

/**
 * Once a day, and at every start: keeps the figures of the
 * days that are over. Older ones stay as they were counted.
 */
@inject()
export class KeepDays {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(): Promise<undefined> {
    const { database, clock } = this
    const now = clock.now()
    for (const day of await this.#listOpen(now)) {
      // One transaction a day: between them the product goes on.
      await database.transaction(async ({ sql }) => {
        await keepDay(sql, await countDay(sql, day, providers.payment.driver), now)
      })
    }
  }

  async preview(): Promise<string> {
    const { length } = await this.#listOpen(this.clock.now())
    return `The figures of ${length} day(s) would be counted.`
  }

  /** Days that are not kept yet, or whose texts may still change. */
  async #listOpen(now: number): Promise<number[]> {
    const days = pastDays(now)
    const kept = await findKeptDays(this.database.read, days[0] ?? now)
    return days.filter((day) => day >= now - UNSETTLED_MS || !kept.has(spendingDayOf(day)))
  }
}
