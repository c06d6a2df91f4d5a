import { inject } from '@adonisjs/core'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import { OpenLoop } from '#app/models/open_loop'
import { User } from '#app/models/user'
import { INITIATIVE_CONSENT } from '#app/people/profile/contract'
import type { Origin } from '#app/people/profile/profile_records'
import { Consents } from '#app/texting/consent/consents'
import { SettleSend } from '#app/texting/delivery/settle_send'

/** She may text first, or not any more: each a row of the ledger, and both count at once. */
@inject()
export class SwitchInitiative {
  constructor(
    private readonly queue: JobQueue,
    private readonly consents: Consents,
    private readonly settle: SettleSend
  ) {}

  async turnOn(tx: Tx, origin: Origin): Promise<void> {
    await this.consents.allowInitiative(tx.sql, await this.#agreement(tx.sql, origin))
    await this.queue.reschedule(tx, {
      kind: 'take_initiative',
      dedupKey: `initiative:${origin.userId}`,
      payload: { userId: origin.userId },
      runAt: this.queue.clock.now(),
    })
  }

  /** Nothing she meant to ask is kept, and what she was about to send stays here. */
  async turnOff(tx: Tx, origin: Origin): Promise<void> {
    await this.consents.endInitiative(tx.sql, await this.#agreement(tx.sql, origin))
    const endedAt = this.queue.clock.now()
    await OpenLoop.query(tx.sql)
      .where({ userId: origin.userId, state: 'open' })
      .update({ state: 'dropped', reason: 'switched off', endedAt })
  }

  /** The talk is locked, and the person not yet. */
  async dropUnsent(tx: Tx, userId: number): Promise<void> {
    const unsent = await locked(
      Message.query(tx.sql).where({ userId, kind: 'initiative', state: 'queued' }).orderBy('id')
    )
    for (const { id } of unsent) {
      await this.settle.failed(tx, id, { reason: 'she may not text first', errorCode: null })
    }
  }

  async #agreement(sql: Sql, origin: Origin) {
    const user = await User.find(origin.userId, sql)
    return {
      ...origin,
      phone: user?.phone ?? '',
      source: 'settings' as const,
      wording: INITIATIVE_CONSENT,
      at: this.queue.clock.now(),
    }
  }
}
