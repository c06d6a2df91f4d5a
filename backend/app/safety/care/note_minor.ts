import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { locked } from '#app/models/locked'
import { SafetyEvent } from '#app/models/safety_event'
import { User } from '#app/models/user'
import { recordSafetyEvent } from '#app/safety/signs/safety_events'

const SIGN = { kind: 'minor', source: 'date_of_birth' } as const

/**
 * The safety event of a date of birth, once each date. Whoever has left by now
 * is counted all the same. `at` in epoch milliseconds.
 */
@inject()
export class NoteMinor {
  constructor(private readonly database: Database) {}

  async execute({ userId, at }: { userId: number; at: number }): Promise<undefined> {
    await this.database.transaction(async ({ sql }) => {
      const user = await locked(User.query(sql).where('id', userId)).first()
      const event = { ...SIGN, userId: user?.id ?? null }
      // They may have left since it was noted.
      if (await SafetyEvent.findBy({ ...event, createdAt: at }, sql)) return
      await recordSafetyEvent(sql, { ...event, messageId: null, at })
    })
    return undefined
  }
}
