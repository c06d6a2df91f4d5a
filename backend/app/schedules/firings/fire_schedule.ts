import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { locked } from '#app/models/locked'
import { Schedule } from '#app/models/schedule'
import { ClaimDue } from '#app/schedules/firings/claim_due'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'

/**
 * A schedule's time has come: take its date, and those of its neighbours, hand the writing and sending on.
 */
@inject()
export class FireSchedule {
  constructor(
    private readonly database: Database,
    private readonly claim: ClaimDue,
    private readonly plan: PlanSchedule
  ) {}

  async execute({ scheduleId }: { scheduleId: number }): Promise<undefined> {
    const { looked } = await this.claim.execute()
    // It may be one of many more, not due at all (the clock was set back), or another worker's.
    if (!looked.includes(scheduleId)) {
      await this.database.transaction((tx) => this.#planAnew(tx, scheduleId))
    }
    return undefined
  }

  /** Locked first, as whoever claims its dates does: both may write down the same missed ones. */
  async #planAnew(tx: Tx, scheduleId: number): Promise<void> {
    await locked(Schedule.query(tx.sql).where('id', scheduleId)).first()
    await this.plan.execute(tx, scheduleId)
  }
}
