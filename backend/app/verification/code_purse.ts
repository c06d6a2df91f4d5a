import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock'
import { Database } from '#app/core/database'
import { Spending } from '#app/spending/spending'
import { tooManyCodesHere } from '#app/verification/errors'
import { refused } from '#app/verification/refused'

/** Codes have a budget of their own for a UTC day. */
@inject()
export class CodePurse {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly spending: Spending
  ) {}

  async refuseSpent(): Promise<void> {
    const until = await this.spending.purseSpentUntil(this.database.read, 'codes')
    if (until !== null) throw refused('purse', tooManyCodesHere(until - this.clock.now()))
  }
}
