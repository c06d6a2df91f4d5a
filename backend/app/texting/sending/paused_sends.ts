import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { User } from '#app/models/user'
import { isCountedByCarriers } from '#app/texting/pace/carrier_day'
import { Senders } from '#app/texting/pace/senders'
import { Spending } from '#app/ledgers/spending/spending'
import { Switches } from '#app/ledgers/switches/switches'

const STOPPED_RECHECK_MS = 60_000

/** What could not leave for so long is not written: the model is not asked, and nothing grows stale. */
@inject()
export class PausedSends {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly switches: Switches,
    private readonly spending: Spending,
    private readonly senders: Senders
  ) {}

  /** When to look again, in epoch milliseconds; null while texts to this person may leave. */
  async until(userId: number): Promise<number | null> {
    const { database, clock, switches, spending } = this
    if (await switches.areAllSendsStopped(database.read)) return clock.now() + STOPPED_RECHECK_MS
    const today = await this.senders.today(database.read)
    if (today && today.usedShare >= 1 && (await this.#isCounted(userId))) return today.endsAt
    return spending.cappedUntil(database.read, userId)
  }

  async #isCounted(userId: number): Promise<boolean> {
    const user = await User.find(userId, this.database.read)
    return user !== null && isCountedByCarriers(user.phone)
  }
}
