import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { PaymentEvent } from '#app/models/payment_event'
import type { SettlePayment } from '#app/billing/purchases/settle_payment'
import type { SettleSubscription } from '#app/billing/purchases/settle_subscription'

/** One of them; none when the event is of no concern. */
interface Target {
  intentId?: string
  subscriptionId?: string
  invoiceId?: string
}

/**
 * Brings everything up to date that an event is about. Its
 * order and its age do not matter: the truth is read anew.
 */
export class SettleEvent {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      settlePayment: SettlePayment
      settleSubscription: SettleSubscription
    }
  ) {}

  async execute({ id }: { id: number }): Promise<JobOutcome> {
    const { read } = this.parts.database
    const event = await PaymentEvent.find(id, read)
    if (!event || event.settledAt !== null) return undefined
    await this.#settle(event.target as Target)
    await event.merge({ settledAt: this.parts.clock.now() }).save()
    return undefined
  }

  async #settle({ intentId, subscriptionId, invoiceId }: Target): Promise<void> {
    const { settlePayment, settleSubscription } = this.parts
    if (intentId) await settlePayment.execute({ intentId })
    else if (subscriptionId) await settleSubscription.execute({ subscriptionId })
    else if (invoiceId) await settleSubscription.execute({ invoiceId })
  }
}
