import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database'
import { ClaimFiring } from '#app/firings/claim_firing'
import { PlanSchedule } from '#app/schedules/plan_schedule'

/** A schedule's time has come: take its date, hand the writing and sending on, and plan the next one. */
@inject()
export class FireSchedule {
  constructor(
    private readonly database: Database,
    private readonly claim: ClaimFiring,
    private readonly plan: PlanSchedule
  ) {}

  async execute({ scheduleId }: { scheduleId: number }): Promise<undefined> {
    await this.database.transaction(async (tx) => {
      const due = await this.plan.findDue(tx, scheduleId, this.database.dialect.forUpdate)
      const isTaken = due && (await this.claim.execute(tx, { ...due, scheduleId, isAsked: false }))
      if (!isTaken) await this.plan.execute(tx, scheduleId)
    })
    return undefined
  }
}
