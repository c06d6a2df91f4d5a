import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { locked } from '#app/models/locked'
import { Schedule } from '#app/models/schedule'
import { User } from '#app/models/user'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'

/** Somebody moved to another zone: their schedules go by its clock from then on, and no date twice. */
@inject()
export class ReplanSchedules {
  constructor(
    private readonly database: Database,
    private readonly plan: PlanSchedule
  ) {}

  async execute({ userId }: { userId: number }): Promise<undefined> {
    await this.database.transaction(async (tx) => {
      const own = () => Schedule.query(tx.sql).where('userId', userId)
      const schedules = await locked(own().orderBy('id'))
      await own().update({ preparedText: null, preparedFor: null })
      const user = await User.find(userId, tx.sql)
      const effectiveFrom = user?.timeZonePickedAt ?? 0
      await own().where('effectiveFrom', '<', effectiveFrom).update({ effectiveFrom })
      for (const { id } of schedules) await this.plan.execute(tx, id)
    })
    return undefined
  }
}
