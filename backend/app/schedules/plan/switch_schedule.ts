import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'

/** Active or Paused. What would have gone while it was paused stays unsent. */
@inject()
export class SwitchSchedule {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly plan: PlanSchedule
  ) {}

  execute(schedule: { userId: number; id: number; enabled: boolean }): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { userId, id, enabled } = schedule
      const lock = this.database.dialect.forUpdate
      const row = await tx.sql.first<{ is_enabled: boolean | number }>(
        `select is_enabled from schedules where id = ? and user_id = ?${lock}`,
        id,
        userId
      )
      if (!row) throw notFound()
      if (Boolean(row.is_enabled) === enabled) return
      await tx.sql.run(
        'update schedules set is_enabled = ?, effective_from = ? where id = ?',
        enabled,
        this.clock.now(),
        id
      )
      await this.plan.execute(tx, id)
    })
  }
}
