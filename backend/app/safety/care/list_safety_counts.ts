import { inject } from '@adonisjs/core'
import type { SafetyCounts } from '#app/safety/care/contract'
import { countReferrals } from '#app/safety/care/find_yearly_report'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'

const MINUTE_MS = 60_000

/** What the safety page publishes. Anybody may ask, so it is counted once a minute, however many do. */
@inject()
export class ListSafetyCounts {
  #counted: { at: number; counts: Promise<SafetyCounts> } | null = null

  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(): Promise<SafetyCounts> {
    const now = this.clock.now()
    if (this.#counted && now - this.#counted.at < MINUTE_MS) return this.#counted.counts
    const counts = this.#count(now)
    this.#counted = { at: now, counts }
    // What could not be counted is not kept for the others.
    counts.catch(() => (this.#counted = null))
    return counts
  }

  async #count(now: number): Promise<SafetyCounts> {
    const { read } = this.database
    const thisYear = new Date(now).getUTCFullYear()
    const years = []
    for (const year of [thisYear - 1, thisYear]) {
      const referrals = await countReferrals(read, year)
      years.push({ year, referrals, isOver: year < thisYear })
    }
    return { years }
  }
}
