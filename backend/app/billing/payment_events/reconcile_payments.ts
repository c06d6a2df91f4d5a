import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { Clock } from '#app/core/clock/clock'
import { DAY, HOUR } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { ReceiveEvent, settleJob } from '#app/billing/payment_events/receive_event'
import { countOf } from '#app/models/count_of'
import { PaymentEvent } from '#app/models/payment_event'
import { Purchase } from '#app/models/purchase'
import { Subscription } from '#app/models/subscription'
import { givePurchaseUp } from '#app/billing/purchases/purchases'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'

/** Events are asked for over three days: as long as the provider itself tries to tell them. */
const LOOKED_BACK_MS = 3 * DAY
/** A checkout somebody is still sitting at is left alone. */
const OPEN_FOR_MS = HOUR

/** Once a day: everything that may have been missed is looked at again. */
@inject()
export class ReconcilePayments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly logger: Logger,
    private readonly gateway: PaymentGateway,
    private readonly receiveEvent: ReceiveEvent,
    private readonly settlePayment: SettlePayment,
    private readonly settleSubscription: SettleSubscription
  ) {}

  async execute(): Promise<undefined> {
    const now = this.clock.now()
    await this.#try(() => this.#askForEvents(now))
    await this.#try(() => this.#wakeUnsettled(now))
    await this.#settleOpenPurchases(now)
    await this.#settleSubscriptions()
  }

  async preview(): Promise<string> {
    const now = this.clock.now()
    const events = await countOf(this.#unsettled(now))
    const purchases = await countOf(this.#openPurchases(now))
    const subscriptions = await countOf(this.#running())
    return (
      `Asked for again: the events of three days, ${events} unsettled event(s), ` +
      `${purchases} open purchase(s), ${subscriptions} subscription(s).`
    )
  }

  async #askForEvents(now: number): Promise<void> {
    const events = await this.gateway.listEvents(now - LOOKED_BACK_MS)
    for (const event of events) await this.receiveEvent.execute(event)
  }

  /** Also those whose job was given up: the provider may have been away for hours. */
  async #wakeUnsettled(now: number): Promise<void> {
    const { database, queue } = this
    for (const event of await this.#unsettled(now)) {
      await database.transaction((tx) => queue.reschedule(tx, settleJob(event, now)))
    }
  }

  #unsettled(now: number) {
    const { database, gateway } = this
    return PaymentEvent.query(database.read)
      .where('provider', gateway.provider)
      .whereNull('settledAt')
      .where('receivedAt', '<', now - OPEN_FOR_MS)
  }

  async #settleOpenPurchases(now: number): Promise<void> {
    for (const purchase of await this.#openPurchases(now)) {
      await this.#try(() => this.#settleOpen(purchase, now))
    }
  }

  #openPurchases(now: number) {
    const { database, gateway } = this
    return Purchase.query(database.read)
      .where({ provider: gateway.provider, state: 'pending' })
      .where('createdAt', '<', now - OPEN_FOR_MS)
  }

  async #settleOpen(purchase: Purchase, now: number): Promise<void> {
    const { database, gateway, settlePayment, settleSubscription } = this
    const { id, intentId, subscriptionId } = purchase
    if (intentId) {
      // A day later its amount may be wrong: an upgrade pays for the rest of a period.
      if (purchase.createdAt < now - DAY) await gateway.cancelIntent(intentId)
      await settlePayment.execute({ intentId })
    } else if (subscriptionId && purchase.kind === 'subscription') {
      await settleSubscription.execute({ subscriptionId })
    } else {
      await givePurchaseUp(database.read, id, now)
    }
  }

  async #settleSubscriptions(): Promise<void> {
    const { settleSubscription } = this
    for (const { subscriptionId } of await this.#running()) {
      await this.#try(() => settleSubscription.execute({ subscriptionId }))
    }
  }

  #running() {
    const { database, gateway } = this
    return Subscription.query(database.read)
      .where('provider', gateway.provider)
      .withScopes((all) => all.running())
  }

  /** One that cannot be settled today must not keep the others waiting. */
  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.logger.error({ err: error }, 'reconciling payments failed')
    }
  }
}
