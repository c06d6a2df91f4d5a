import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Girlfriend } from '#app/models/girlfriend'
import type { RestyleInput } from '#app/people/girlfriends/contract'
import { notCreatedYet } from '#app/people/girlfriends/errors'

/** Gives her another portrait. */
@inject()
export class RestyleGirlfriend {
  constructor(
    private readonly database: Database,
    private readonly activities: Activities,
    private readonly clock: Clock
  ) {}

  async execute(userId: number, { image }: RestyleInput): Promise<void> {
    await this.database.transaction(async ({ sql }) => {
      const girlfriend = await Girlfriend.findBy({ userId }, sql)
      if (!girlfriend) throw notCreatedYet()
      await girlfriend.merge({ image, updatedAt: this.clock.now() }).save()
      await this.activities.record(sql, {
        userId,
        type: 'girlfriend_customized',
        description: 'Her portrait was changed',
      })
    })
  }
}
