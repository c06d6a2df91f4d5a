import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { PaymentEvent as StoredEvent } from '#app/models/payment_event'
import {
  type EventTarget,
  type PaymentEvent,
  PaymentGateway,
} from '#app/billing/payments/payment_gateway'
import { Purchase } from '#app/models/purchase'
import { subjectOf, type Target } from '#app/billing/payment_events/settle_event'

/** What is told of a payment we do not know yet is soon told of its bill too, and settled with that. */
export const BILL_FIRST_MS = 3000

/** Stores an event once, together with the work it makes; what it means is found out later. */
@inject()
export class ReceiveEvent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly gateway: PaymentGateway
  ) {}

  execute(event: PaymentEvent): Promise<'stored' | 'duplicate'> {
    return this.database.transaction((tx) => this.#store(tx, event))
  }

  async #store(tx: Tx, event: PaymentEvent): Promise<'stored' | 'duplicate'> {
    const now = this.clock.now()
    const { provider } = this.gateway
    const purchase = await this.#findPurchase(tx, event.target)
    const target = targetOf(event, purchase)
    const isOfNoConcern = Object.keys(target).length === 0
    const row = new StoredEvent().fill({
      provider,
      eventId: event.id,
      type: event.type,
      target,
      receivedAt: now,
      settledAt: isOfNoConcern ? now : null,
    })
    if (!(await insertUnlessKnown(row, tx.sql))) return 'duplicate'
    if (isOfNoConcern) return 'stored'
    const isUnknown = 'intentId' in target && !purchase
    await this.queue.reschedule(tx, settleJob(row, isUnknown ? now + BILL_FIRST_MS : now))
    return 'stored'
  }

  async #findPurchase({ sql }: Tx, target: EventTarget): Promise<Purchase | null> {
    if (!('intentId' in target)) return null
    const { intentId } = target
    return Purchase.findBy({ provider: this.gateway.provider, intentId }, sql)
  }
}

/** The payment of a bill is told of as its subscription: they are settled together. */
function targetOf({ target }: PaymentEvent, purchase: Purchase | null): EventTarget {
  const { subscriptionId, invoiceId } = purchase ?? {}
  return subscriptionId && invoiceId ? { subscriptionId, invoiceId } : target
}

/** One for all that is told of a subscription or a payment. */
export function settleJob({ id, target }: Pick<StoredEvent, 'id' | 'target'>, runAt: number) {
  const subject = subjectOf(target as Target)
  return { kind: 'payment_event', dedupKey: `payment_event:${subject}`, payload: { id }, runAt }
}
