import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { locked } from '#app/models/locked'
import { Schedule } from '#app/models/schedule'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'

/** Somebody moved to another zone: their schedules go by its clock from now on, and no date twice. */
@inject()
export class ReplanSchedules {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly plan: PlanSchedule
  ) {}

  async execute({ userId }: { userId: number }): Promise<undefined> {
    await this.database.transaction(async (tx) => {
      const own = () => Schedule.query(tx.sql).where('userId', userId)
      const schedules = await locked(own().orderBy('id'))
      const from = { effectiveFrom: this.clock.now(), preparedText: null, preparedFor: null }
      await own().update(from)
      for (const { id } of schedules) await this.plan.execute(tx, id)
    })
    return undefined
  }
}
