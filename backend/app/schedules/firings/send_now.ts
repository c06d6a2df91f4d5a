import { inject } from '@adonisjs/core'
import { notSignedIn } from '#app/core/answers/refusal'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { JobQueue } from '#app/core/jobs/job_queue'
import { localDateOf } from '#app/core/clock/wall_clock'
import { SEND_FIRINGS_JOB } from '#app/schedules/firings/firing'
import { claimAsked } from '#app/schedules/firings/firing_sql'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'
import { notSendable } from '#app/conversations/thread/errors'
import { RefuseUnsendable } from '#app/conversations/thread/refuse_unsendable'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { firingKey } from '#app/models/firing'
import { locked } from '#app/models/locked'
import { Schedule } from '#app/models/schedule'
import { User } from '#app/models/user'
import { NOTHING_LEFT } from '#app/texting/gate/objections'

/**
 * Sends each active schedule of a person that has not gone today, as
 * that date's firing. Answers how many of them can be paid for.
 */
@inject()
export class SendNow {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly plan: PlanSchedule,
    private readonly allowance: Allowance,
    private readonly refuseUnsendable: RefuseUnsendable
  ) {}

  async execute(userId: number): Promise<number> {
    await this.refuseUnsendable.execute(userId, 'scheduled_now')
    const affordable = await this.allowance.countLeft(userId)
    return this.database.transaction(async (tx) => {
      const { timeZone } = await this.#findOwner(tx, userId)
      const claimed = await this.#claimAll(tx, userId, localDateOf(this.clock.now(), timeZone))
      // With its claims undone, today's texts may still be asked for after a refill.
      if (claimed > 0 && affordable === 0) throw notSendable(NOTHING_LEFT)
      return Math.min(claimed, affordable)
    })
  }

  async #findOwner({ sql }: Tx, userId: number): Promise<User> {
    const owner = await locked(User.query(sql).where('id', userId)).first()
    if (!owner) throw notSignedIn()
    return owner
  }

  async #claimAll(tx: Tx, userId: number, localDate: string): Promise<number> {
    const active = Schedule.query(tx.sql).where({ userId, isEnabled: true })
    const schedules = await locked(active.orderBy('id'))
    let claimed = 0
    for (const { id } of schedules) {
      if (await this.#claim(tx, id, localDate)) claimed++
    }
    return claimed
  }

  /**
   * One row for each date, so whoever comes second goes away empty-handed. The one after it is planned in the
   * same breath. False when that date's text has gone, or is about to.
   */
  async #claim(tx: Tx, scheduleId: number, localDate: string): Promise<boolean> {
    const now = this.clock.now()
    const date = { scheduleId, localDate, dueAt: now, claimedAt: now }
    const id = await claimAsked(tx.sql, date)
    if (id === undefined) return false
    await this.queue.reschedule(tx, {
      kind: SEND_FIRINGS_JOB,
      dedupKey: firingKey(id),
      payload: { firingIds: [id] },
      runAt: now,
    })
    await this.plan.execute(tx, scheduleId)
    return true
  }
}
