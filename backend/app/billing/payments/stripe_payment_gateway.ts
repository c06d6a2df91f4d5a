import type Stripe from 'stripe'
import {
  type IntentTruth,
  type InvoiceTruth,
  type IntentOpening,
  type PaymentEvent,
  PaymentGateway,
  type SubscriptionOpening,
  type SubscriptionTruth,
} from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import type { ProductTruth } from '#app/billing/payments/product_truth'
import { StripePaymentCalls, type StripeSettings } from '#app/billing/payments/stripe_payment_calls'
import { findStripeMoney } from '#app/billing/payments/stripe_payment_money'
import { createStripePrice, findStripePrice } from '#app/billing/payments/stripe_payment_prices'
import {
  openStripeIntent,
  openStripeSubscription,
} from '#app/billing/payments/stripe_payment_openings'
import { listStripeProducts } from '#app/billing/payments/stripe_payment_products'
import {
  cancelStripeRenewal,
  changeStripePlan,
  releaseStripeSchedule,
  scheduleStripePlan,
  voidStripeBills,
} from '#app/billing/payments/stripe_payment_schedules'
import { eventOf, listStripeEvents, thinEventOf } from '#app/billing/payments/stripe_payment_events'
import {
  idOf,
  intentOf,
  invoiceOf,
  NO_MONEY,
  subscriptionOf,
} from '#app/billing/payments/stripe_payment_states'

/** Payments through Stripe, in the API version the package is made for. */
export class StripePaymentGateway extends PaymentGateway {
  readonly provider = 'stripe'
  readonly publishableKey: string | null
  readonly hasPortal: boolean
  readonly #calls: StripePaymentCalls

  constructor(private readonly settings: StripeSettings) {
    super()
    this.hasPortal = settings.hasPortal ?? false
    this.publishableKey = settings.publishableKey || null
    this.#calls = new StripePaymentCalls(settings)
  }

  async createCustomer({ userId, key }: { userId: number; key: string }) {
    const customer = await this.#calls.ask((stripe) =>
      stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey: key })
    )
    return customer.id
  }

  async updateCustomer({ customerId, email }: { customerId: string; email: string }) {
    await this.#calls.find((stripe) => stripe.customers.update(customerId, { email }))
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.#calls.find((stripe) => stripe.customers.del(customerId))
  }

  async createIntent(opening: IntentOpening): Promise<IntentTruth> {
    const intent = await this.#calls.ask((stripe) => openStripeIntent(stripe, opening))
    return intentOf(intent, { ...NO_MONEY, invoiceId: null })
  }

  async findIntent(id: string): Promise<IntentTruth | null> {
    const intent = await this.#calls.find((stripe) =>
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    )
    if (!intent) return null
    const money = await this.#moneyOf(intent)
    // Ours carry the purchase; any other may be an invoice's.
    const invoiceId = intent.metadata.purchase_id ? null : await this.#invoiceIdOf(id)
    return intentOf(intent, { ...money, invoiceId })
  }

  async cancelIntent(id: string): Promise<void> {
    await this.#calls.unlessTooLate((stripe) => stripe.paymentIntents.cancel(id))
  }

  async createSubscription(opening: SubscriptionOpening): Promise<SubscriptionTruth> {
    const subscription = await this.#calls.ask((stripe) =>
      openStripeSubscription(stripe, { ...opening, hasTax: this.settings.hasTax })
    )
    return subscriptionOf(subscription)
  }

  async findSubscription(id: string): Promise<SubscriptionTruth | null> {
    const subscription = await this.#calls.find((stripe) =>
      stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
    )
    return subscription && subscriptionOf(subscription)
  }

  async findInvoice(id: string): Promise<InvoiceTruth | null> {
    const expand = ['payments', 'confirmation_secret']
    const invoice = await this.#calls.find((stripe) => stripe.invoices.retrieve(id, { expand }))
    if (!invoice) return null
    const bare = invoiceOf(invoice, NO_MONEY)
    const { status, intentId } = bare
    if (status !== 'paid' || !intentId) return bare
    const intent = await this.#calls.find((stripe) =>
      stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
    )
    return intent ? invoiceOf(invoice, await this.#moneyOf(intent)) : bare
  }

  async changePlan(change: { subscriptionId: string; priceId: string }): Promise<void> {
    await this.#calls.ask((stripe) => changeStripePlan(stripe, change))
  }

  async schedulePlan(change: { subscriptionId: string; priceId: string }): Promise<void> {
    await this.#calls.ask((stripe) => scheduleStripePlan(stripe, change))
  }

  async releaseSchedule(subscriptionId: string): Promise<void> {
    await this.#calls.ask((stripe) => releaseStripeSchedule(stripe, subscriptionId))
  }

  async setCancelAtPeriodEnd(change: { subscriptionId: string; isCanceled: boolean }) {
    await this.#calls.ask((stripe) => cancelStripeRenewal(stripe, change))
  }

  async cancelSubscription(subscriptionId: string): Promise<void> {
    await this.#calls.unlessTooLate((stripe) => stripe.subscriptions.cancel(subscriptionId))
    await this.voidBills(subscriptionId)
  }

  async voidBills(subscriptionId: string): Promise<void> {
    await this.#calls.unlessTooLate((stripe) => voidStripeBills(stripe, subscriptionId))
  }

  async refund({ intentId, key, cents }: { intentId: string; key: string; cents?: number }) {
    const wish = { payment_intent: intentId, ...(cents !== undefined && { amount: cents }) }
    await this.#calls.unlessTooLate((stripe) =>
      stripe.refunds.create(wish, { idempotencyKey: key })
    )
  }

  async isWarnedOf(intentId: string): Promise<boolean> {
    const { data } = await this.#calls.ask((stripe) =>
      stripe.radar.earlyFraudWarnings.list({ payment_intent: intentId })
    )
    return data.some(({ actionable }) => actionable)
  }

  listEvents(since: number): Promise<PaymentEvent[]> {
    return this.#calls.ask((stripe) => listStripeEvents(stripe, since))
  }

  async readEvent(webhook: { body: string; signature: string }): Promise<PaymentEvent> {
    const event = this.#calls.proved(webhook)
    return 'fetch' in event ? thinEventOf(event) : eventOf(event)
  }

  findPrice(plan: PricedPlan) {
    return this.#calls.ask((stripe) => findStripePrice(stripe, plan))
  }

  createPrice(plan: PricedPlan): Promise<string> {
    return this.#calls.ask((stripe) => createStripePrice(stripe, plan))
  }

  listProducts(wish?: { ids: readonly string[] }): Promise<ProductTruth[]> {
    return this.#calls.ask((stripe) => listStripeProducts(stripe, wish?.ids))
  }

  priceWithoutSync(): null {
    return null
  }

  async openPortal({ customerId, returnUrl }: { customerId: string; returnUrl: string }) {
    const { url } = await this.#calls.ask((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
    )
    return url
  }

  async #invoiceIdOf(intentId: string): Promise<string | null> {
    const payment = { type: 'payment_intent', payment_intent: intentId } as const
    const { data } = await this.#calls.ask((stripe) => stripe.invoicePayments.list({ payment }))
    return idOf(data[0]?.invoice as string | { id: string } | undefined)
  }

  #moneyOf(intent: Stripe.PaymentIntent) {
    return this.#calls.ask((stripe) => findStripeMoney(stripe, intent))
  }
}
