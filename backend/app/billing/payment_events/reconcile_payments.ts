import type { Logger } from '@adonisjs/core/logger'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { type ReceiveEvent, settleJob } from '#app/billing/payment_events/receive_event'
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
    const events = await database.read.all<{ id: number }>(
      'select id from payment_events where provider = ? and settled_at is null and received_at < ?',
      gateway.provider,
      now - OPEN_FOR_MS
    )
    for (const { id } of events) {
      await database.transaction((tx) => queue.reschedule(tx, settleJob(id, now)))
    }
  }

  async #settleOpenPurchases(now: number): Promise<void> {
    const { database, gateway } = this.parts
    const purchases = await database.read.all<OpenPurchase>(
      `select id, intent_id, subscription_id, kind, created_at from purchases
       where provider = ? and state = 'pending' and created_at < ?`,
      gateway.provider,
      now - OPEN_FOR_MS
    )
    for (const purchase of purchases) await this.#try(() => this.#settleOpen(purchase, now))
  }

  async #settleOpen(purchase: OpenPurchase, now: number): Promise<void> {
    const { database, gateway, settlePayment, settleSubscription } = this.parts
    const { id, intent_id: intentId, subscription_id: subscriptionId } = purchase
    if (intentId) {
      // A day later its amount may be wrong: an upgrade pays for the rest of a period.
      if (purchase.created_at < now - EVERY_MS) await gateway.cancelIntent(intentId)
      await settlePayment.execute({ intentId })
    } else if (subscriptionId && purchase.kind === 'subscription') {
      await settleSubscription.execute({ subscriptionId })
    } else {
      await givePurchaseUp(database.read, id, now)
    }
  }

  async #settleSubscriptions(): Promise<void> {
    const { database, gateway, settleSubscription } = this.parts
    const rows = await database.read.all<{ subscription_id: string }>(
      'select subscription_id from subscriptions where provider = ? and ended_at is null',
      gateway.provider
    )
    for (const { subscription_id: subscriptionId } of rows) {
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

interface OpenPurchase {
  id: number
  kind: string
  intent_id: string | null
  subscription_id: string | null
  created_at: number
}
