import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { overdueMinors } from '#app/people/accounts/overdue_minors'
import { DeleteAccount } from '#app/privacy/delete_account'
import { lockPerson } from '#app/privacy/person'

/** Deletes the account of a minor as its person would, unless staff resumed it a moment ago. */
@inject()
export class ForgetMinor {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly deleteAccount: DeleteAccount
  ) {}

  async execute({ userId }: { userId: number }): Promise<undefined> {
    await this.database.transaction(async (tx) => {
      const person = await lockPerson(tx.sql, userId)
      const minor = await overdueMinors(tx.sql, this.clock.now()).where('id', userId).first()
      if (person && minor) await this.deleteAccount.within(tx, person)
    })
    return undefined
  }
}
