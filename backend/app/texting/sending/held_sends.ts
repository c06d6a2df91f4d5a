import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { Spending } from '#app/ledgers/spending/spending'
import type { Switches } from '#app/ledgers/switches/switches'

const STOPPED_RECHECK_MS = 60_000

/** What could not leave for so long is not written: the model is not asked, and nothing grows stale. */
export class HeldSends {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      switches: Switches
      spending: Spending
    }
  ) {}

  /** When to look again, in epoch milliseconds; null while texts to this person may leave. */
  async until(userId: number): Promise<number | null> {
    const { database, clock, switches, spending } = this.parts
    if (await switches.areAllSendsStopped(database.read)) return clock.now() + STOPPED_RECHECK_MS
    return spending.cappedUntil(database.read, userId)
  }
}
