import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { Alarms } from '#app/ledgers/alarms/alarms'

/** The provider of payments does not take our key, or not for what we ask: only an operator can end that. */
@inject()
export class TellOfRefusedKey {
  constructor(
    private readonly database: Database,
    private readonly alarms: Alarms
  ) {}

  execute(): Promise<void> {
    return this.alarms.raise(this.database.read, 'credentials', 'stripe')
  }
}
