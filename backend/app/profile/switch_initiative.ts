import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database'
import { JobQueue } from '#app/core/job_queue'
import type { Sql, Tx } from '#app/core/sql'
import { INITIATIVE_CONSENT } from '#app/profile/contract'
import type { Origin } from '#app/profile/profile_records'
import { Consents } from '#app/sms/consents'
import { SettleSend } from '#app/sms/settle_send'

/** She may text first, or not any more: each a row of the ledger, and both count at once. */
@inject()
export class SwitchInitiative {
  constructor(
    private readonly database: Database,
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
    await tx.sql.run(
      `update open_loops set state = 'dropped', reason = 'switched off', ended_at = ?
       where user_id = ? and state = 'open'`,
      this.queue.clock.now(),
      origin.userId
    )
  }

  /** Before the person's row is locked: a text that is settled locks in this order too. */
  async dropUnsent(tx: Tx, userId: number): Promise<void> {
    const unsent = await tx.sql.all<{ id: number }>(
      `select id from messages where user_id = ? and kind = 'initiative' and state = 'queued'
       order by id${this.database.dialect.forUpdate}`,
      userId
    )
    for (const { id } of unsent) {
      await this.settle.failed(tx, id, { reason: 'she may not text first', errorCode: null })
    }
  }

  async #agreement(sql: Sql, origin: Origin) {
    const row = await sql.first<{ phone: string }>(
      'select phone from users where id = ?',
      origin.userId
    )
    return {
      ...origin,
      phone: row?.phone ?? '',
      source: 'settings' as const,
      wording: INITIATIVE_CONSENT,
      at: this.queue.clock.now(),
    }
  }
}
