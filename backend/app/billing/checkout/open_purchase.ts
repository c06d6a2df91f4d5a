import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { givePurchaseUp, type PurchaseRow } from '#app/billing/purchases/purchases'
import type { SettlePayment } from '#app/billing/purchases/settle_payment'
import type { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { hasEnded } from '#app/billing/purchases/subscriptions'
import { stillProcessing } from '#app/billing/checkout/errors'
import type { OpenAtProvider, Wish } from '#app/billing/checkout/open_at_provider'

export interface Opened {
  clientSecret: string
  amount: number
}

type Found = 'over' | 'paid' | 'processing' | { clientSecret: string }

/** The price of an upgrade falls by the hour; an open one is offered for as long. */
/** Long enough for the call that comes right after. */
const AT_ONCE_MS = 60_000
const UPGRADE_OFFERED_MS = 60 * 60_000

/** There is one open purchase of a kind for each person: a reload, a double click and a second tab find it again. */
export class OpenPurchase {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      queue: JobQueue
      gateway: PaymentGateway
      openAtProvider: OpenAtProvider
      settlePayment: SettlePayment
      settleSubscription: SettleSubscription
    }
  ) {}

  /** `over` or `paid` when the open one turned out to be: the caller looks again at what may be bought. */
  async execute(wish: Wish): Promise<Opened | 'over' | 'paid'> {
    const purchase = await this.#findOrInsert(wish)
    if (!purchase) return 'over'
    if (!this.#fits(purchase, wish)) return this.#giveUp(purchase)
    const found = await this.#look(purchase, wish)
    if (found === 'processing') throw stillProcessing()
    if (found === 'over') return this.#giveUp(purchase)
    if (found === 'paid') return this.#settle(purchase)
    return { clientSecret: found.clientSecret, amount: purchase.amount }
  }

  async #findOrInsert(wish: Wish): Promise<PurchaseRow | undefined> {
    const { database, gateway } = this.parts
    const open = `select * from purchases where user_id = ? and kind = ? and state = 'pending'`
    const known = await database.read.first<PurchaseRow>(open, wish.userId, wish.kind)
    if (known) return known
    const now = this.parts.clock.now()
    // Another process may be quicker: then there is one, and it is found the next time.
    return database.read.first<PurchaseRow>(
      `insert into purchases (user_id, provider, kind, plan_id, amount, currency, state, subscription_id,
         period_end, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?) on conflict do nothing returning *`,
      wish.userId,
      gateway.provider,
      wish.kind,
      wish.plan.planId,
      wish.amount,
      wish.plan.currency,
      wish.current?.subscription_id ?? null,
      wish.current?.period_end ?? null,
      now,
      now
    )
  }

  #fits(purchase: PurchaseRow, { kind, plan, amount, current }: Wish): boolean {
    if (purchase.provider !== this.parts.gateway.provider) return false
    if (purchase.plan_id !== plan.planId || purchase.currency !== plan.currency) return false
    if (kind !== 'upgrade' || !current) return purchase.amount === amount
    const isFresh = purchase.created_at > this.parts.clock.now() - UPGRADE_OFFERED_MS
    const isSame = purchase.subscription_id === current.subscription_id
    return isFresh && isSame && purchase.period_end === current.period_end
  }

  async #look(purchase: PurchaseRow, wish: Wish): Promise<Found> {
    const { openAtProvider } = this.parts
    if (wish.kind !== 'subscription') {
      const intentId = purchase.intent_id ?? (await openAtProvider.intent(purchase, wish))
      return this.#lookAtIntent(intentId)
    }
    const id = purchase.subscription_id ?? (await openAtProvider.subscription(purchase, wish))
    return this.#lookAtSubscription(id)
  }

  async #lookAtIntent(intentId: string): Promise<Found> {
    const intent = await this.parts.gateway.findIntent(intentId)
    if (!intent || intent.status === 'canceled') return 'over'
    if (intent.status === 'succeeded') return 'paid'
    if (intent.status === 'processing') return 'processing'
    return intent.clientSecret ? { clientSecret: intent.clientSecret } : 'over'
  }

  async #lookAtSubscription(id: string): Promise<Found> {
    const subscription = await this.parts.gateway.findSubscription(id)
    if (!subscription || hasEnded(subscription)) return 'over'
    if (subscription.status !== 'incomplete') return 'paid'
    return this.#lookAtBill(subscription.latestInvoiceId ?? '')
  }

  async #lookAtBill(id: string): Promise<Found> {
    const invoice = await this.parts.gateway.findInvoice(id)
    if (!invoice) return 'over'
    if (invoice.status === 'paid') return 'paid'
    const intent = invoice.intentId ? await this.parts.gateway.findIntent(invoice.intentId) : null
    // The card was charged, the invoice is marked a moment later.
    if (intent && ['processing', 'succeeded'].includes(intent.status)) return 'processing'
    return invoice.clientSecret ? { clientSecret: invoice.clientSecret } : 'over'
  }

  async #settle({ intent_id: intentId, subscription_id: id }: PurchaseRow): Promise<'paid'> {
    if (intentId) await this.parts.settlePayment.execute({ intentId })
    else if (id) await this.parts.settleSubscription.execute({ subscriptionId: id })
    return 'paid'
  }

  /** Given up here first: what is paid there in this very moment is then seen to be paid for nothing. */
  async #giveUp(purchase: PurchaseRow): Promise<'over' | 'paid'> {
    const { gateway } = this.parts
    const found = await this.#lookAgain(purchase)
    if (found === 'processing') throw stillProcessing()
    if (found === 'paid') return this.#settle(purchase)
    if (!(await this.#giveUpHere(purchase))) return 'over'
    if (purchase.provider !== gateway.provider) return 'over'
    if (purchase.intent_id) await gateway.cancelIntent(purchase.intent_id)
    else if (purchase.kind === 'subscription' && purchase.subscription_id)
      await gateway.cancelSubscription(purchase.subscription_id)
    return 'over'
  }

  /** With the job that ends it at the provider too, should that not answer now. */
  #giveUpHere({ id, provider, kind, ...ids }: PurchaseRow): Promise<boolean> {
    const { database, clock, queue } = this.parts
    const isSubscription = kind === 'subscription' && ids.subscription_id
    return database.transaction(async (tx) => {
      if (!(await givePurchaseUp(tx.sql, id, clock.now()))) return false
      await queue.reschedule(tx, {
        kind: 'cancel_subscription',
        dedupKey: `give_up:${id}`,
        payload: {
          provider,
          intents: ids.intent_id ? [ids.intent_id] : [],
          subscriptions: isSubscription ? [ids.subscription_id] : [],
        },
        runAt: clock.now() + AT_ONCE_MS,
      })
      return true
    })
  }

  async #lookAgain({ provider, kind, ...ids }: PurchaseRow): Promise<Found> {
    if (provider !== this.parts.gateway.provider) return 'over'
    if (ids.intent_id) return this.#lookAtIntent(ids.intent_id)
    if (kind === 'subscription' && ids.subscription_id)
      return this.#lookAtSubscription(ids.subscription_id)
    return 'over'
  }
}
