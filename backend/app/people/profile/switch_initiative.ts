import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { INITIATIVE_CONSENT } from '#app/people/profile/contract'
import type { Origin } from '#app/people/profile/profile_records'
import type { Consents } from '#app/texting/consent/consents'
import type { SettleSend } from '#app/texting/delivery/settle_send'

/** She may text first, or not any more: each a row of the ledger, and both count at once. */
export class SwitchInitiative {
  constructor(
    private readonly parts: {
      database: Database
      queue: JobQueue
      consents: Consents
      settle: SettleSend
    }
  ) {}

  async turnOn(tx: Tx, origin: Origin): Promise<void> {
    await this.parts.consents.allowInitiative(tx.sql, await this.#agreement(tx.sql, origin))
    await this.parts.queue.reschedule(tx, {
      kind: 'take_initiative',
      dedupKey: `initiative:${origin.userId}`,
      payload: { userId: origin.userId },
      runAt: this.parts.queue.clock.now(),
    })
  }

  /** Nothing she meant to ask is kept, and what she was about to send stays here. */
  async turnOff(tx: Tx, origin: Origin): Promise<void> {
    await this.parts.consents.endInitiative(tx.sql, await this.#agreement(tx.sql, origin))
    await tx.sql.run(
      `update open_loops set state = 'dropped', reason = 'switched off', ended_at = ?
       where user_id = ? and state = 'open'`,
      this.parts.queue.clock.now(),
      origin.userId
    )
  }

  /** Before the person's row is locked: a text that is settled locks in this order too. */
  async dropUnsent(tx: Tx, userId: number): Promise<void> {
    const unsent = await tx.sql.all<{ id: number }>(
      `select id from messages where user_id = ? and kind = 'initiative' and state = 'queued'
       order by id${this.parts.database.dialect.forUpdate}`,
      userId
    )
    for (const { id } of unsent) {
      await this.parts.settle.failed(tx, id, { reason: 'she may not text first', errorCode: null })
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
      at: this.parts.queue.clock.now(),
    }
  }
}
