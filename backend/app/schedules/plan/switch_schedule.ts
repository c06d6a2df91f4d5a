import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { lockTalk } from '#app/models/lock_talk'
import { locked } from '#app/models/locked'
import { Schedule } from '#app/models/schedule'
import { notFound } from '#app/core/answers/refusal'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'
import { TakeBackTexts } from '#app/schedules/plan/take_back_texts'

/** Active or Paused. What would have gone while it was paused stays unsent. */
@inject()
export class SwitchSchedule {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly plan: PlanSchedule,
    private readonly takeBack: TakeBackTexts
  ) {}

  execute(schedule: { userId: number; id: number; enabled: boolean }): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { userId, id, enabled } = schedule
      await lockTalk(tx.sql, { userId })
      const own = Schedule.query(tx.sql).where({ id, userId })
      const found = await locked(own).first()
      if (!found) throw notFound()
      if (found.isEnabled === enabled) return
      await found.merge({ isEnabled: enabled, effectiveFrom: this.clock.now() }).save()
      await this.takeBack.unset(tx, id)
      await this.plan.execute(tx, id)
    })
  }
}
