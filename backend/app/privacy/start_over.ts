import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { ForgetTalk } from '#app/privacy/forget_talk'
import { lockPerson } from '#app/privacy/person'

/** She and all that was said go for good; the account, its plan and what is left to send stay. */
@inject()
export class StartOver {
  constructor(
    private readonly database: Database,
    private readonly forgetTalk: ForgetTalk
  ) {}

  /** Nothing happens before she exists. */
  async execute(userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const person = await lockPerson(tx.sql, userId)
      if (!person || person.conversationId === null) return
      await this.forgetTalk.execute(tx, { ...person, conversationId: person.conversationId })
    })
  }
}
