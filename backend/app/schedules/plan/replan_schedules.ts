import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
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
      const rows = await tx.sql.all<{ id: number }>(
        `select id from schedules where user_id = ? order by id${this.database.dialect.forUpdate}`,
        userId
      )
      await tx.sql.run(
        `update schedules set effective_from = ?, prepared_text = null, prepared_for = null where user_id = ?`,
        this.clock.now(),
        userId
      )
      for (const { id } of rows) await this.plan.execute(tx, id)
    })
    return undefined
  }
}
