import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import {
  type IntentTruth,
  type InvoiceTruth,
  type IntentOpening,
  type PaymentEvent,
  PaymentGateway,
  PaymentGatewayError,
  type SubscriptionOpening,
  type SubscriptionTruth,
} from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import type { ProductTruth } from '#app/billing/payments/product_truth'
import {
  billWith,
  cancelAtOnce,
  forgetCustomer,
  giveBack,
  newIntent,
  newSubscription,
  openBill,
  openCustomer,
  voidBill,
} from '#app/billing/test_payments/test_bills'
import { testPriceId, type TestSubscription } from '#app/billing/test_payments/test_payment_objects'
import { type TestBooks, TestPaymentStore } from '#app/billing/test_payments/test_payment_store'
import { listTestProducts } from '#app/billing/test_payments/test_products'
import { isTestSignature, testSecret } from '#app/billing/test_payments/test_signature'

/** As long as the provider waits for the first payment of a subscription. */
const UNPAID_FOR_MS = 23 * 60 * 60_000
const FINAL_INTENTS = ['succeeded', 'canceled', 'processing']

/**
 * A pretend provider with books in our own database. It tells what happened through the same signed webhook.
 */
@inject()
export class TestPaymentGateway extends PaymentGateway {
  readonly provider = 'test'
  readonly publishableKey = null
  readonly hasPortal = false

  constructor(
    private readonly store: TestPaymentStore,
    private readonly clock: Clock
  ) {
    super()
  }

  async createCustomer({ key }: { key: string }): Promise<string> {
    return this.#once(key, openCustomer)
  }

  /** It mails no receipts. */
  async updateCustomer(): Promise<void> {}

  async deleteCustomer(customerId: string): Promise<void> {
    await this.store.visit((books) => forgetCustomer(books, customerId))
  }

  async createIntent({ key, amount, currency, customerId, purchaseId, planId }: IntentOpening) {
    const id = await this.#once(key, async (books) => {
      const intent = newIntent({ amount, currency, customerId, purchaseId, planId })
      await books.save('intent', intent)
      return intent.id
    })
    return (await this.findIntent(id)) as IntentTruth
  }

  findIntent(id: string): Promise<IntentTruth | null> {
    return this.store.find('intent', id)
  }

  async cancelIntent(id: string): Promise<void> {
    await this.store.visit(async (books) => {
      const intent = await books.find('intent', id)
      if (!intent || FINAL_INTENTS.includes(intent.status)) return
      await books.save('intent', { ...intent, status: 'canceled' })
      await books.tell('payment_intent.canceled', { intentId: id })
    })
  }

  async createSubscription({ key, ...opening }: SubscriptionOpening) {
    const id = await this.#once(key, async (books) => {
      const subscription = newSubscription(opening, books.now)
      await openBill(books, subscription, 'first')
      await books.save('subscription', subscription)
      await books.tell('customer.subscription.created', { subscriptionId: subscription.id })
      await books.plan({ kind: 'expire', id: subscription.id }, books.now + UNPAID_FOR_MS)
      return subscription.id
    })
    return (await this.findSubscription(id)) as SubscriptionTruth
  }

  findSubscription(id: string): Promise<SubscriptionTruth | null> {
    return this.store.find('subscription', id)
  }

  async findInvoice(id: string): Promise<InvoiceTruth | null> {
    const invoice = await this.store.find('invoice', id)
    const intent = invoice && (await this.store.find('intent', invoice.intentId))
    return invoice && intent ? billWith(intent, invoice) : null
  }

  changePlan({ subscriptionId, priceId }: { subscriptionId: string; priceId: string }) {
    return this.#change(subscriptionId, { priceId })
  }

  schedulePlan({ subscriptionId, priceId }: { subscriptionId: string; priceId: string }) {
    return this.#change(subscriptionId, { nextPriceId: priceId })
  }

  releaseSchedule(subscriptionId: string): Promise<void> {
    return this.#change(subscriptionId, { nextPriceId: null })
  }

  setCancelAtPeriodEnd(change: { subscriptionId: string; isCanceled: boolean }): Promise<void> {
    return this.#change(change.subscriptionId, { cancelAtPeriodEnd: change.isCanceled })
  }

  async cancelSubscription(subscriptionId: string): Promise<void> {
    await this.store.visit((books) => cancelAtOnce(books, subscriptionId))
  }

  async voidBills(subscriptionId: string): Promise<void> {
    await this.store.visit((books) => voidBill(books, subscriptionId))
  }

  async refund(wish: { intentId: string; key: string; cents?: number }): Promise<void> {
    await this.store.visit((books) => giveBack(books, wish))
  }

  async isWarnedOf(intentId: string): Promise<boolean> {
    const intent = await this.store.find('intent', intentId)
    if (!intent?.isWarnedOf) return false
    return !intent.isDisputed && intent.refunded < intent.amount
  }

  async listEvents(since: number): Promise<PaymentEvent[]> {
    const events = await this.store.list('event')
    const recent = events.filter((event) => event.createdAt >= since)
    return recent.map(({ id, type, target }) => ({ id, type, target }))
  }

  async openPortal(): Promise<string> {
    throw new PaymentGatewayError('refused', 'no_portal')
  }

  async readEvent(webhook: { body: string; signature: string }): Promise<PaymentEvent> {
    if (!isTestSignature(testSecret(), webhook, this.clock.now())) {
      throw new PaymentGatewayError('forged', null)
    }
    return JSON.parse(webhook.body) as PaymentEvent
  }

  async findPrice(plan: PricedPlan) {
    return { priceId: testPriceId(plan), isSame: true }
  }

  async createPrice(plan: PricedPlan): Promise<string> {
    return testPriceId(plan)
  }

  listProducts(wish?: { ids: readonly string[] }): Promise<ProductTruth[]> {
    return this.store.visit((books) => listTestProducts(books, wish?.ids))
  }

  priceWithoutSync(plan: PricedPlan): string {
    return testPriceId(plan)
  }

  async #change(subscriptionId: string, change: Partial<TestSubscription>): Promise<void> {
    await this.store.visit(async (books) => {
      const subscription = await books.find('subscription', subscriptionId)
      if (!subscription) throw new PaymentGatewayError('refused', 'resource_missing')
      const isSame = Object.entries(change).every(
        ([name, value]) => subscription[name as keyof TestSubscription] === value
      )
      if (isSame) return
      await books.save('subscription', { ...subscription, ...change })
      await books.tell('customer.subscription.updated', { subscriptionId })
    })
  }

  /** The id of what a call with this key made, now or before. */
  #once(key: string, make: (books: TestBooks) => Promise<string>): Promise<string> {
    return this.store.visit(async (books) => {
      const known = await books.find('key', key)
      if (known) return known.made
      const made = await make(books)
      await books.save('key', { id: key, made })
      return made
    })
  }
}
