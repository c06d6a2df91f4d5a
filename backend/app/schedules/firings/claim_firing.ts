import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import type { Occurrence } from '#app/schedules/plan/due_times'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'
import { SEND_FIRINGS_JOB } from '#app/schedules/firings/firing'
import { claimDates } from '#app/schedules/firings/firing_sql'
import { firingKey } from '#app/models/firing'

interface Claim extends Occurrence {
  scheduleId: number
}

/**
 * Takes a schedule's local date for "Send now": one row for each, so whoever comes
 * second goes away empty-handed. The one after it is planned in the same breath.
 */
@inject()
export class ClaimFiring {
  constructor(
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly plan: PlanSchedule
  ) {}

  /** False when that date's text has gone, or is about to. */
  async execute(tx: Tx, claim: Claim): Promise<boolean> {
    const now = this.clock.now()
    const date = { ...claim, isAsked: true, claimedAt: now }
    const [id] = await claimDates(tx.sql, [date])
    if (id === undefined) return false
    await this.queue.reschedule(tx, {
      kind: SEND_FIRINGS_JOB,
      dedupKey: firingKey(id),
      payload: { firingIds: [id] },
      runAt: now,
    })
    await this.plan.execute(tx, claim.scheduleId)
    return true
  }
}
