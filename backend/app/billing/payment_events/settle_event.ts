import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { PaymentEvent } from '#app/models/payment_event'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'

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
@inject()
export class SettleEvent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settlePayment: SettlePayment,
    private readonly settleSubscription: SettleSubscription
  ) {}

  async execute({ id }: { id: number }): Promise<JobOutcome> {
    const { read } = this.database
    const event = await PaymentEvent.find(id, read)
    if (!event || event.settledAt !== null) return undefined
    await this.#settle(event.target as Target)
    await event.merge({ settledAt: this.clock.now() }).save()
    return undefined
  }

  async #settle({ intentId, subscriptionId, invoiceId }: Target): Promise<void> {
    const { settlePayment, settleSubscription } = this
    if (intentId) await settlePayment.execute({ intentId })
    else if (subscriptionId) await settleSubscription.execute({ subscriptionId })
    else if (invoiceId) await settleSubscription.execute({ invoiceId })
  }
}
