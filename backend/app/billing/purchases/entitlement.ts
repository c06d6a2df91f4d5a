import { inject } from '@adonisjs/core'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Clock } from '#app/core/clock/clock'
import { JobQueue, replyJob } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { Plan } from '#app/models/plan'
import { Purchase } from '#app/models/purchase'
import { Subscription } from '#app/models/subscription'
import { User } from '#app/models/user'

/** What a person may do because of what they paid for. Derived anew from the ledger each time. */
@inject()
export class Entitlement {
  constructor(
    private readonly allowance: Allowance,
    private readonly queue: JobQueue,
    private readonly clock: Clock
  ) {}

  /**
   * The best subscription that is paid for; else bought messages while they last; else free. Answers whether
   * they are shut out.
   */
  async refresh(tx: Tx, userId: number | null): Promise<{ isShutOut: boolean }> {
    if (userId === null) return { isShutOut: false }
    const user = await this.#lock(tx, userId)
    const plan = await planOf(tx, userId)
    const limit = plan?.messagesPerDay ?? 0
    const type = plan?.planId ?? (await this.#typeWithoutPlan(tx, userId))
    await this.#write(tx, userId, { subscriptionType: type, dailyMessageLimit: limit })
    if (user && limit > user.dailyMessageLimit) await this.answerWhatWaits(tx, userId)
    return { isShutOut: isPaused(user) }
  }

  async #write(
    tx: Tx,
    userId: number,
    entitled: { subscriptionType: User['subscriptionType']; dailyMessageLimit: number }
  ): Promise<void> {
    const updatedAt = this.clock.now()
    await User.query(tx.sql)
      .where('id', userId)
      .update({ ...entitled, updatedAt })
  }

  /** Two settlements of one person take turns, or the later one would write what the earlier one had read. */
  #lock(tx: Tx, userId: number): Promise<User | null> {
    return locked(User.query(tx.sql).where('id', userId)).first()
  }

  /** The last texts nobody could answer are answered now: the reply job looks at the last 24 hours. */
  async answerWhatWaits(tx: Tx, userId: number): Promise<void> {
    const conversation = await Conversation.findBy({ userId }, tx.sql)
    if (!conversation) return
    // Before the job, as whoever writes her reply does.
    await this.#lock(tx, userId)
    await this.queue.reschedule(tx, replyJob(conversation.id, this.clock.now()))
  }

  /** The ledger does not tell bought messages from given ones; the given ones go first. */
  async #typeWithoutPlan(tx: Tx, userId: number): Promise<'refill' | 'free'> {
    const bought = await Purchase.query(tx.sql)
      .where({ userId, kind: 'refill', state: 'paid', isDisputed: false })
      .whereColumn('refunded', '<', 'amount')
      .first()
    if (!bought) return 'free'
    return (await this.allowance.bonusOf(tx.sql, userId)) > 0 ? 'refill' : 'free'
  }
}

function isPaused(user: User | null): boolean {
  return Boolean(user?.pausedAt)
}

/** When their account was shut out, by us or by staff; null for whoever may buy. */
export async function shutOutSince(sql: Sql, userId: number): Promise<number | null> {
  const user = await User.find(userId, sql)
  return user?.pausedAt ?? null
}

/** Of the best subscription. */
function planOf({ sql }: Tx, userId: number): Promise<Plan | null> {
  const theirs = Subscription.query(sql).where({ userId, isEntitled: true }).select('planId')
  return Plan.query(sql).whereIn('planId', theirs).orderBy('messagesPerDay', 'desc').first()
}
