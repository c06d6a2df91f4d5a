import { inject } from '@adonisjs/core'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { endAtProvider } from '#app/billing/purchases/cancel_and_refund'
import { givePurchaseUp } from '#app/billing/purchases/purchases'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { Purchase } from '#app/models/purchase'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { hasEnded } from '#app/billing/purchases/subscriptions'
import { stillProcessing } from '#app/billing/checkout/errors'
import { OpenAtProvider, type Wish } from '#app/billing/checkout/open_at_provider'

export interface Opened {
  clientSecret: string
  amount: number
  /** On top of the amount. */
  tax: number
}

type Found = 'over' | 'paid' | 'processing' | { clientSecret: string; tax?: number }

/** Long enough for the call that comes right after. */
const AT_ONCE_MS = MINUTE
/** The price of an upgrade falls by the hour; an open one is offered for as long. */
const UPGRADE_OFFERED_MS = HOUR

/**
 * There is one open purchase of a kind for each person: a
 * reload, a double click and a second tab find it again.
 */
@inject()
export class OpenPurchase {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly gateway: PaymentGateway,
    private readonly openAtProvider: OpenAtProvider,
    private readonly settlePayment: SettlePayment,
    private readonly settleSubscription: SettleSubscription
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
    return { tax: 0, ...found, amount: purchase.amount }
  }

  async #findOrInsert(wish: Wish): Promise<Purchase | null> {
    const known = await this.#findOpen(wish)
    if (known) return known
    const now = this.clock.now()
    const { userId, kind, plan, amount, current } = wish
    const purchase = new Purchase().fill({
      userId,
      provider: this.gateway.provider,
      kind,
      planId: plan.planId,
      amount,
      currency: plan.currency,
      state: 'pending',
      subscriptionId: current?.subscriptionId ?? null,
      periodEnd: current?.periodEnd ?? null,
      createdAt: now,
      updatedAt: now,
    })
    // Another process may be quicker: then there is one, and it is found the next time.
    const isNew = await insertUnlessKnown(purchase, this.database.read)
    return isNew ? this.#findOpen(wish) : null
  }

  #findOpen({ userId, kind }: Wish): Promise<Purchase | null> {
    return Purchase.findBy({ userId, kind, state: 'pending' }, this.database.read)
  }

  #fits(purchase: Purchase, { kind, plan, amount, current }: Wish): boolean {
    if (purchase.provider !== this.gateway.provider) return false
    if (purchase.planId !== plan.planId || purchase.currency !== plan.currency) return false
    if (kind !== 'upgrade' || !current) return purchase.amount === amount
    const isFresh = purchase.createdAt > this.clock.now() - UPGRADE_OFFERED_MS
    const isSame = purchase.subscriptionId === current.subscriptionId
    return isFresh && isSame && purchase.periodEnd === current.periodEnd
  }

  async #look(purchase: Purchase, wish: Wish): Promise<Found> {
    const { openAtProvider } = this
    if (wish.kind !== 'subscription') {
      const intentId = purchase.intentId ?? (await openAtProvider.intent(purchase, wish))
      return this.#lookAtIntent(intentId)
    }
    const id = purchase.subscriptionId ?? (await openAtProvider.subscription(purchase, wish))
    return this.#lookAtSubscription(id)
  }

  async #lookAtIntent(intentId: string): Promise<Found> {
    const intent = await this.gateway.findIntent(intentId)
    if (!intent || intent.status === 'canceled') return 'over'
    if (intent.status === 'succeeded') return 'paid'
    if (intent.status === 'processing') return 'processing'
    return intent.clientSecret ? { clientSecret: intent.clientSecret } : 'over'
  }

  async #lookAtSubscription(id: string): Promise<Found> {
    const subscription = await this.gateway.findSubscription(id)
    if (!subscription || hasEnded(subscription)) return 'over'
    if (subscription.status !== 'incomplete') return 'paid'
    return this.#lookAtBill(subscription.latestInvoiceId ?? '')
  }

  async #lookAtBill(id: string): Promise<Found> {
    const invoice = await this.gateway.findInvoice(id)
    if (!invoice) return 'over'
    if (invoice.status === 'paid') return 'paid'
    const intent = invoice.intentId ? await this.gateway.findIntent(invoice.intentId) : null
    // The card was charged, the invoice is marked a moment later.
    if (intent && ['processing', 'succeeded'].includes(intent.status)) return 'processing'
    const { clientSecret, tax } = invoice
    return clientSecret ? { clientSecret, tax } : 'over'
  }

  async #settle({ intentId, subscriptionId: id }: Purchase): Promise<'paid'> {
    if (intentId) await this.settlePayment.execute({ intentId })
    else if (id) await this.settleSubscription.execute({ subscriptionId: id })
    return 'paid'
  }

  /** Given up here first: what is paid there in this very moment is then seen to be paid for nothing. */
  async #giveUp(purchase: Purchase): Promise<'over' | 'paid'> {
    const { gateway } = this
    const found = await this.#lookAgain(purchase)
    if (found === 'processing') throw stillProcessing()
    if (found === 'paid') return this.#settle(purchase)
    if (!(await this.#giveUpHere(purchase))) return 'over'
    if (purchase.provider !== gateway.provider) return 'over'
    if (purchase.intentId) await gateway.cancelIntent(purchase.intentId)
    else if (purchase.kind === 'subscription' && purchase.subscriptionId)
      await gateway.cancelSubscription(purchase.subscriptionId)
    return 'over'
  }

  /** With the job that ends it at the provider too, should that not answer now. */
  #giveUpHere({ id, provider, kind, intentId, subscriptionId }: Purchase): Promise<boolean> {
    const { database, clock, queue } = this
    const isSubscription = kind === 'subscription' && subscriptionId
    return database.transaction(async (tx) => {
      if (!(await givePurchaseUp(tx.sql, id, clock.now()))) return false
      await endAtProvider(tx, queue, {
        key: `give_up:${id}`,
        runAt: clock.now() + AT_ONCE_MS,
        provider,
        intents: intentId ? [intentId] : [],
        subscriptions: isSubscription ? [subscriptionId] : [],
      })
      return true
    })
  }

  async #lookAgain({ provider, kind, intentId, subscriptionId }: Purchase): Promise<Found> {
    if (provider !== this.gateway.provider) return 'over'
    if (intentId) return this.#lookAtIntent(intentId)
    if (kind === 'subscription' && subscriptionId) return this.#lookAtSubscription(subscriptionId)
    return 'over'
  }
}
