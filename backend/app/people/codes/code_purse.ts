import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Spending } from '#app/ledgers/spending/spending'
import { tooManyCodesHere } from '#app/people/codes/errors'
import { refused } from '#app/people/codes/refused'

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
