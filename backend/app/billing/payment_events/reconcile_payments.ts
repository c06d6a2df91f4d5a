import type { Logger } from '@adonisjs/core/logger'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { type ReceiveEvent, settleJob } from '#app/billing/payment_events/receive_event'
import { PaymentEvent } from '#app/models/payment_event'
import { Purchase } from '#app/models/purchase'
import { Subscription } from '#app/models/subscription'
import { givePurchaseUp } from '#app/billing/purchases/purchases'
import type { SettlePayment } from '#app/billing/purchases/settle_payment'
import type { SettleSubscription } from '#app/billing/purchases/settle_subscription'

const EVERY_MS = 24 * 60 * 60_000
/** Events are asked for over three days: as long as the provider itself tries to tell them. */
const LOOKED_BACK_MS = 3 * EVERY_MS
/** A checkout somebody is still sitting at is left alone. */
const OPEN_FOR_MS = 60 * 60_000

/** Once a day: everything that may have been missed is looked at again. */
export class ReconcilePayments {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      queue: JobQueue
      logger: Logger
      gateway: PaymentGateway
      receiveEvent: ReceiveEvent
      settlePayment: SettlePayment
      settleSubscription: SettleSubscription
    }
  ) {}

  async execute(): Promise<{ againAt: number }> {
    const now = this.parts.clock.now()
    await this.#try(() => this.#askForEvents(now))
    await this.#try(() => this.#wakeUnsettled(now))
    await this.#settleOpenPurchases(now)
    await this.#settleSubscriptions()
    return { againAt: now + EVERY_MS }
  }

  async #askForEvents(now: number): Promise<void> {
    const events = await this.parts.gateway.listEvents(now - LOOKED_BACK_MS)
    for (const event of events) await this.parts.receiveEvent.execute(event)
  }

  /** Also those whose job was given up: the provider may have been away for hours. */
  async #wakeUnsettled(now: number): Promise<void> {
    const { database, queue, gateway } = this.parts
    const events = await PaymentEvent.query(database.read)
      .where('provider', gateway.provider)
      .whereNull('settledAt')
      .where('receivedAt', '<', now - OPEN_FOR_MS)
    for (const { id } of events) {
      await database.transaction((tx) => queue.reschedule(tx, settleJob(id, now)))
    }
  }

  async #settleOpenPurchases(now: number): Promise<void> {
    const { database, gateway } = this.parts
    const purchases = await Purchase.query(database.read)
      .where({ provider: gateway.provider, state: 'pending' })
      .where('createdAt', '<', now - OPEN_FOR_MS)
    for (const purchase of purchases) await this.#try(() => this.#settleOpen(purchase, now))
  }

  async #settleOpen(purchase: Purchase, now: number): Promise<void> {
    const { database, gateway, settlePayment, settleSubscription } = this.parts
    const { id, intentId, subscriptionId } = purchase
    if (intentId) {
      // A day later its amount may be wrong: an upgrade pays for the rest of a period.
      if (purchase.createdAt < now - EVERY_MS) await gateway.cancelIntent(intentId)
      await settlePayment.execute({ intentId })
    } else if (subscriptionId && purchase.kind === 'subscription') {
      await settleSubscription.execute({ subscriptionId })
    } else {
      await givePurchaseUp(database.read, id, now)
    }
  }

  async #settleSubscriptions(): Promise<void> {
    const { database, gateway, settleSubscription } = this.parts
    const running = await Subscription.query(database.read)
      .where('provider', gateway.provider)
      .withScopes((all) => all.running())
    for (const { subscriptionId } of running) {
      await this.#try(() => settleSubscription.execute({ subscriptionId }))
    }
  }

  /** One that cannot be settled today must not keep the others waiting. */
  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.parts.logger.error({ err: error }, 'reconciling payments failed')
    }
  }
}
