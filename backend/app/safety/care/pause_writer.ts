import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { lockMember } from '#app/safety/care/care_person'
import { PauseAccount } from '#app/safety/care/pause_account'

/** Who writes, in words she is to keep, that they are under 18 is paused as if they had texted it. */
@inject()
export class PauseWriter {
  constructor(
    private readonly database: Database,
    private readonly pause: PauseAccount
  ) {}

  async execute(userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const person = await lockMember(tx.sql, userId)
      const said = { kind: 'minor', source: 'phrases', messageId: null } as const
      if (person) await this.pause.execute(tx, { ...said, person })
    })
  }
}
