import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import {
  countDay,
  DAY_MS,
  dayBegins,
  findKeptDays,
  keepDay,
  pastDays,
} from '#app/operations/figures/figures_of_days'
import type { ProviderName } from '#app/models/contract'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'

/** What became of a text is asked for over three days. */
const UNSETTLED_MS = 4 * DAY_MS
const AFTER_MIDNIGHT_MS = 10 * 60_000

/** Once a day, and at every start: keeps the figures of the days that are over. Older ones stay as they were counted. */
export class KeepDays {
  constructor(
    private readonly parts: { database: Database; clock: Clock },
    private readonly provider: ProviderName
  ) {}

  async execute(): Promise<{ againAt: number }> {
    const { database, clock } = this.parts
    const now = clock.now()
    const days = pastDays(now)
    const kept = await findKeptDays(database.read, days[0] ?? now)
    for (const day of days) {
      const isSettled = day < now - UNSETTLED_MS
      if (isSettled && kept.has(spendingDayOf(day))) continue
      // One transaction a day: between them the product goes on.
      await database.transaction(async ({ sql }) => {
        await keepDay(sql, await countDay(sql, day, this.provider), now)
      })
    }
    return { againAt: dayBegins(now) + DAY_MS + AFTER_MIDNIGHT_MS }
  }
}
