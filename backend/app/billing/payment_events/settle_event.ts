import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome, LeasedJob } from '#app/core/jobs/job_store'
import { PaymentEvent } from '#app/models/payment_event'
import { Purchase } from '#app/models/purchase'
import { untilReached } from '#app/billing/payments/until_reached'
import { EndFraud } from '#app/billing/purchases/end_fraud'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'

const MOST = 200
const QUICK_TRIES = 2

/** A subscription, with a bill of it when the event is about that; or a payment; or a bill alone. */
export interface Target {
  intentId?: string
  subscriptionId?: string
  invoiceId?: string
  warnedIntentId?: string
}

/**
 * Brings everything up to date that an event is about, and with it what else was told of the same, so that
 * a purchase with its four events is settled once. Order and age do not matter: the truth is read anew.
 */
@inject()
export class SettleEvent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settlePayment: SettlePayment,
    private readonly settleSubscription: SettleSubscription,
    private readonly endFraud: EndFraud
  ) {}

  /** Somebody waits for it, and a hitch of the provider is over in seconds; no outage gives it up. */
  async execute({ id }: { id: number }, job?: Pick<LeasedJob, 'failures'>): Promise<JobOutcome> {
    const settle = () => this.#settleTold(id)
    if ((job?.failures ?? 0) >= QUICK_TRIES) return untilReached(this.clock, settle)
    await settle()
    return undefined
  }

  async #settleTold(id: number): Promise<void> {
    const { read } = this.database
    const told = await PaymentEvent.find(id, read)
    if (!told) return
    // Known before the truth is read: what was told by then is in it.
    const waiting = await this.#waiting(told)
    const event = toSettle(told, waiting)
    if (!event) return
    const settled = await this.#settle(event, waiting)
    await PaymentEvent.query(read)
      .whereIn('id', [...new Set([event.id, ...settled])])
      .update({ settledAt: this.clock.now() })
  }

  /** All that is not settled yet. */
  #waiting({ provider }: PaymentEvent): Promise<PaymentEvent[]> {
    return PaymentEvent.query(this.database.read)
      .where('provider', provider)
      .whereNull('settledAt')
      .orderBy('id')
      .limit(MOST)
  }

  /** Answers the ids of the events that are settled with this one. */
  async #settle(event: PaymentEvent, waiting: PaymentEvent[]): Promise<number[]> {
    const { settlePayment, settleSubscription } = this
    const { intentId, subscriptionId, invoiceId, warnedIntentId } = targetOf(event)
    if (warnedIntentId) await this.endFraud.execute(warnedIntentId)
    if (subscriptionId) return this.#settleSubscription(subscriptionId, [event, ...waiting])
    if (intentId) await settlePayment.execute({ intentId })
    else if (invoiceId) await settleSubscription.execute({ invoiceId })
    const isSame = (other: Target) =>
      other.intentId === intentId &&
      other.invoiceId === invoiceId &&
      other.warnedIntentId === warnedIntentId
    return waiting.filter((other) => isSame(targetOf(other))).map(({ id }) => id)
  }

  async #settleSubscription(subscriptionId: string, told: PaymentEvent[]): Promise<number[]> {
    const ofIt = told.filter((event) => targetOf(event).subscriptionId === subscriptionId)
    const invoiceIds = ofIt.flatMap((event) => targetOf(event).invoiceId ?? [])
    await this.settleSubscription.execute({ subscriptionId, invoiceIds })
    const payments = await this.#paymentsOf(subscriptionId, told)
    return [...ofIt, ...payments].map(({ id }) => id)
  }

  /** Told before we knew which bill they pay. */
  async #paymentsOf(subscriptionId: string, told: PaymentEvent[]): Promise<PaymentEvent[]> {
    const intentIds = told.flatMap((event) => targetOf(event).intentId ?? [])
    if (intentIds.length === 0) return []
    const bills = await Purchase.query(this.database.read)
      .where({ subscriptionId, state: 'paid' })
      .whereIn('intentId', intentIds)
    const paid = new Set(bills.map(({ intentId }) => intentId))
    return told.filter((event) => paid.has(targetOf(event).intentId ?? null))
  }
}

/** A job that comes back names the event it was made for; another of the same may have been told since. */
function toSettle(told: PaymentEvent, waiting: PaymentEvent[]): PaymentEvent | undefined {
  const subject = subjectOf(targetOf(told))
  const isOfIt = (event: PaymentEvent) => subjectOf(targetOf(event)) === subject
  return told.settledAt === null ? told : waiting.find(isOfIt)
}

/** What is settled by one job, whatever is told of it. */
export function subjectOf({ subscriptionId, intentId, invoiceId, warnedIntentId }: Target): string {
  return subscriptionId ?? intentId ?? invoiceId ?? `warned:${warnedIntentId}`
}

function targetOf({ target }: PaymentEvent): Target {
  return target as Target
}
