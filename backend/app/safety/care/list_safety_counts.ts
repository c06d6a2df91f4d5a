import { inject } from '@adonisjs/core'
import type { SafetyCounts } from '#app/safety/care/contract'
import { Clock } from '#app/core/clock/clock'
import { MINUTE } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { countOf } from '#app/models/count_of'
import { SafetyEvent } from '#app/models/safety_event'

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
    if (this.#counted && now - this.#counted.at < MINUTE) return this.#counted.counts
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
      const referrals = await countOf(referred(read, year).withScopes((all) => all.crises()))
      const eatingReferrals = await countOf(referred(read, year).where('kind', 'eating'))
      years.push({ year, referrals, eatingReferrals, isOver: year < thisYear })
    }
    return { years }
  }
}

/** Whenever somebody was pointed to a line. */
function referred(sql: Sql, year: number) {
  const span = { from: Date.UTC(year, 0), until: Date.UTC(year + 1, 0) }
  const events = SafetyEvent.query(sql).withScopes((all) => all.during(span))
  return events.whereNotNull('referral')
}
