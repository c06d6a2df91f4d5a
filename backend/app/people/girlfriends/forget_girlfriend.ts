import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { Girlfriend } from '#app/models/girlfriend'
import { User } from '#app/models/user'

/** She is gone, and the person may create somebody anew. */
@inject()
export class ForgetGirlfriend {
  constructor(
    private readonly clock: Clock,
    private readonly activities: Activities
  ) {}

  async execute(sql: Sql, userId: number): Promise<void> {
    await Girlfriend.query(sql).where({ userId }).delete()
    const updatedAt = this.clock.now()
    await User.query(sql).where('id', userId).update({ onboardedAt: null, updatedAt })
    await this.activities.record(sql, { userId, type: 'other', description: 'Started over' })
  }
}
