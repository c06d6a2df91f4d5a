import type { Allowance } from '#app/ledgers/allowance/allowance'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'

/** What a person may do because of what they paid for. Derived anew from the ledger each time. */
export class Entitlement {
  constructor(
    private readonly parts: {
      database: Database
      allowance: Allowance
      queue: JobQueue
      clock: Clock
    }
  ) {}

  /** The best subscription that is paid for; else bought messages while they last; else free. */
  async refresh(tx: Tx, userId: number | null): Promise<void> {
    if (userId === null) return
    const before = await this.#lockLimit(tx, userId)
    const plan = await tx.sql.first<{ plan_id: string; messages_per_day: number }>(
      `select s.plan_id, p.messages_per_day from subscriptions s join plans p on p.plan_id = s.plan_id
       where s.user_id = ? and s.is_entitled order by p.messages_per_day desc limit 1`,
      userId
    )
    const limit = plan?.messages_per_day ?? 0
    await tx.sql.run(
      'update users set subscription_type = ?, daily_message_limit = ?, updated_at = ? where id = ?',
      plan?.plan_id ?? (await this.#typeWithoutPlan(tx, userId)),
      limit,
      this.parts.clock.now(),
      userId
    )
    if (limit > before) await this.answerWhatWaits(tx, userId)
  }

  /** Two settlements of one person take turns, or the later one would write what the earlier one had read. */
  async #lockLimit(tx: Tx, userId: number): Promise<number> {
    const row = await tx.sql.first<{ daily_message_limit: number }>(
      `select daily_message_limit from users where id = ?${this.parts.database.dialect.forUpdate}`,
      userId
    )
    return row?.daily_message_limit ?? 0
  }

  /** The last texts nobody could answer are answered now: the reply job looks at the last 24 hours. */
  async answerWhatWaits(tx: Tx, userId: number): Promise<void> {
    const conversation = await tx.sql.first<{ id: number }>(
      'select id from conversations where user_id = ?',
      userId
    )
    if (!conversation) return
    await this.parts.queue.reschedule(tx, {
      kind: 'reply',
      dedupKey: `reply:${conversation.id}`,
      payload: { conversationId: conversation.id },
      runAt: this.parts.clock.now(),
    })
  }

  /** The ledger does not tell bought messages from given ones; the given ones go first. */
  async #typeWithoutPlan(tx: Tx, userId: number): Promise<'refill' | 'free'> {
    const bought = await tx.sql.first(
      `select u.id from purchases u join plans p on p.plan_id = u.plan_id
       where u.user_id = ? and u.kind = 'refill' and u.state = 'paid' and u.messages_revoked < p.total_messages limit 1`,
      userId
    )
    if (!bought) return 'free'
    return (await this.parts.allowance.bonusOf(tx.sql, userId)) > 0 ? 'refill' : 'free'
  }
}
