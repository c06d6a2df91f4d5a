import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import type { Occurrence } from '#app/schedules/plan/due_times'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'

export const SEND_FIRINGS_JOB = 'send_firings'

interface Claim extends Occurrence {
  scheduleId: number
}

/**
 * Takes a schedule's local date for "Send now": one row for each, so whoever comes second goes away empty-handed.
 * The one after it is planned in the same breath.
 */
@inject()
export class ClaimFiring {
  constructor(
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly plan: PlanSchedule
  ) {}

  /** False when that date is taken. */
  async execute(tx: Tx, claim: Claim): Promise<boolean> {
    const now = this.clock.now()
    const row = await tx.sql.first<{ id: number }>(
      `insert into firings (schedule_id, local_date, state, is_asked, due_at, claimed_at)
       values (?, ?, 'claimed', ?, ?, ?)
       on conflict (schedule_id, local_date) do nothing returning id`,
      claim.scheduleId,
      claim.localDate,
      true,
      claim.dueAt,
      now
    )
    if (!row) return false
    await this.queue.enqueue(tx, {
      kind: SEND_FIRINGS_JOB,
      dedupKey: `firing:${row.id}`,
      payload: { firingIds: [row.id] },
      runAt: now,
    })
    await this.plan.execute(tx, claim.scheduleId)
    return true
  }
}
