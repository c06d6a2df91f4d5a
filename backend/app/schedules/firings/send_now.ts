import { inject } from '@adonisjs/core'
import { notSignedIn } from '#app/core/answers/refusal'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { localDateOf } from '#app/core/clock/wall_clock'
import { ClaimFiring } from '#app/schedules/firings/claim_firing'
import { notSendable } from '#app/conversations/thread/errors'
import { RefuseUnsendable } from '#app/conversations/thread/refuse_unsendable'
import { Allowance } from '#app/ledgers/allowance/allowance'
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
    private readonly claim: ClaimFiring,
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
    const now = this.clock.now()
    const active = Schedule.query(tx.sql).where({ userId, isEnabled: true })
    const schedules = await active.orderBy('id')
    let claimed = 0
    for (const { id } of schedules) {
      const isTaken = await this.claim.execute(tx, {
        scheduleId: id,
        localDate,
        dueAt: now,
      })
      if (isTaken) claimed++
    }
    return claimed
  }
}
