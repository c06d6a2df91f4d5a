import { inject } from '@adonisjs/core'
import type { Tx } from '#app/core/database/sql'
import { EVERY_DAY } from '#app/schedules/plan/contract'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'
import { ScheduleRows, type ScheduleWish } from '#app/schedules/plan/schedule_rows'

const SCHEDULES: readonly ScheduleWish[] = [
  {
    messageType: 'good_morning',
    time: '08:00',
    until: null,
    days: EVERY_DAY,
    enabled: true,
    customMessage: null,
  },
  {
    messageType: 'task_reminder',
    time: '14:00',
    until: null,
    days: [1, 3, 5],
    enabled: false,
    customMessage: 'Ten minutes of piano. Future me says thanks.',
  },
]

/** Two scheduled messages, one of them paused. */
@inject()
export class SeedSchedules {
  constructor(
    private readonly rows: ScheduleRows,
    private readonly plan: PlanSchedule
  ) {}

  async execute(tx: Tx, userId: number): Promise<void> {
    for (const wish of SCHEDULES) await this.plan.execute(tx, await this.rows.add(tx, userId, wish))
  }
}
