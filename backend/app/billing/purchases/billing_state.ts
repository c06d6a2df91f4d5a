import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { JobQueue } from '#app/core/jobs/job_queue'
import { endAtProvider } from '#app/billing/purchases/cancel_and_refund'
import { auditPayment } from '#app/billing/purchases/payment_audit'
import { closedStateOf } from '#app/people/states/states'
import { Purchase } from '#app/models/purchase'
import { User } from '#app/models/user'

interface Paid {
  userId: number | null
  intentId: string | null
  /** The state of the card's billing address; null when none is known. */
  billedIn: string | null
}

/**
 * A card tells where its holder lives. Where that is a state we are closed in, the account is closed like all
 * others there, and what was just paid goes back: nothing could be had for it.
 */
@inject()
export class BillingState {
  constructor(
    private readonly clock: Clock,
    private readonly queue: JobQueue
  ) {}

  /** In the commit that writes the payment down. */
  async learn(tx: Tx, { userId, intentId, billedIn }: Paid): Promise<void> {
    if (userId === null || billedIn === null) return
    const user = await User.find(userId, tx.sql)
    if (!user) return
    await User.query(tx.sql).where('id', userId).update({ billedState: billedIn })
    const { phone, state } = user
    if (closedStateOf({ phone, state, billedState: billedIn }) === null) return
    const runAt = this.clock.now()
    const close = { kind: 'close_states', dedupKey: 'close_states', payload: {} }
    await this.queue.reschedule(tx, { ...close, runAt })
    if (intentId) await this.#payBack(tx, userId, intentId)
  }

  async #payBack(tx: Tx, userId: number, intentId: string): Promise<void> {
    const at = this.clock.now()
    const purchase = await Purchase.findBy({ intentId, userId }, tx.sql)
    if (!purchase) return
    const { provider, subscriptionId } = purchase
    await auditPayment(tx.sql, { reason: 'closed_state', objectId: intentId, userId, at })
    await endAtProvider(tx, this.queue, {
      key: `closed:${intentId}`,
      provider,
      subscriptions: subscriptionId ? [subscriptionId] : [],
      refunds: [intentId],
    })
  }
}
