import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Spending } from '#app/ledgers/spending/spending'
import { carrierDayOf } from '#app/texting/pace/carrier_day'
import { findPersonFacts } from '#app/texting/gate/gate_sql'

const STOPPED_RECHECK_MS = 60_000

/** What could not leave for so long is not written: the model is not asked, and nothing grows stale. */
@inject()
export class PausedSends {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly spending: Spending
  ) {}

  /** When to look again, in epoch milliseconds; null while texts to this person may leave. */
  async until(userId: number): Promise<number | null> {
    const now = this.clock.now()
    const people = await findPersonFacts(this.database.read, [userId], now)
    const person = people.get(userId)
    if (!person) return null
    const isStopped = limits.sends.areAllStopped || person.is_switched_off || person.is_unregistered
    if (isStopped) return now + STOPPED_RECHECK_MS
    const today = carrierDayOf(person.day_segments, now)
    if (today && today.usedShare >= 1) return today.endsAt
    return this.spending.cappedBy(person)
  }
}
