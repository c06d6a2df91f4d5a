import { inject } from '@adonisjs/core'
import { createHmac } from 'node:crypto'
import { keyFor } from '#config/app'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { changePurchase } from '#app/billing/purchases/purchases'
import { saveSubscription, subscriptionsAt } from '#app/billing/purchases/subscriptions'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { PaymentCustomer } from '#app/models/payment_customer'
import type { Purchase } from '#app/models/purchase'
import type { Subscription } from '#app/models/subscription'
import { User } from '#app/models/user'

export interface Wish {
  kind: 'refill' | 'subscription' | 'upgrade'
  userId: number
  plan: PricedPlan
  /** Cents to be paid now. */
  amount: number
  /** Of an upgrade: the subscription as it is. */
  current?: Subscription
  /** From where it is bought. */
  ip?: string
}

/**
 * Opens a purchase at the provider. Each step is written down and repeats under the same key after a crash.
 */
@inject()
export class OpenAtProvider {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway
  ) {}

  /** Answers the id of the payment. */
  async intent(purchase: Purchase, wish: Wish): Promise<string> {
    const { gateway, database, clock } = this
    const opening = await this.#openingOf(purchase, wish)
    const { amount, currency } = purchase
    const { receiptEmail } = opening
    // Who has changed the address meanwhile would repeat the key with other words.
    const key = `${opening.key}:${keyOf(receiptEmail)}`
    const intent = await gateway.createIntent({ ...opening, key, amount, currency })
    const at = clock.now()
    await changePurchase(database.read, purchase.id, { intentId: intent.id, at })
    purchase.intentId = intent.id
    return intent.id
  }

  /** Answers the id of the subscription. */
  async subscription(purchase: Purchase, wish: Wish): Promise<string> {
    const { gateway, database, clock } = this
    const opening = await this.#openingOf(purchase, wish)
    const truth = await gateway.createSubscription({
      ...opening,
      priceId: wish.plan.priceId ?? '',
      ip: wish.ip,
    })
    const at = clock.now()
    const facts = { truth, plan: wish.plan, nextPlan: null, ownerId: wish.userId }
    await database.transaction(async ({ sql }) => {
      await changePurchase(sql, purchase.id, { subscriptionId: truth.id, at })
      const { provider } = gateway
      const known = await subscriptionsAt(sql, { provider, id: truth.id }).first()
      const first = { facts, isEntitled: false, hasNews: true, provider, at }
      if (!known) await saveSubscription(sql, null, first)
    })
    purchase.subscriptionId = truth.id
    return truth.id
  }

  async #openingOf(purchase: Purchase, { userId, plan }: Wish) {
    const buyer = await this.#buyer(userId)
    const customerId = purchase.customerId ?? (await this.#ensureCustomer(buyer))
    // Only now that a row is kept by which it can be forgotten again.
    await this.gateway.updateCustomer({ customerId, email: buyer.email })
    const at = this.clock.now()
    await changePurchase(this.database.read, purchase.id, { customerId, at })
    const { id: purchaseId, createdAt } = purchase
    const key = `purchase:${purchaseId}:${createdAt}`
    return { receiptEmail: buyer.email, customerId, purchaseId, planId: plan.planId, key }
  }

  async #ensureCustomer({ id: userId, createdAt }: User): Promise<string> {
    const { database, gateway } = this
    const { provider } = gateway
    const known = await PaymentCustomer.findBy({ provider, userId }, database.read)
    if (known) return known.customerId
    const key = `customer:${userId}:${createdAt}`
    const customerId = await gateway.createCustomer({ userId, key })
    await this.#keepCustomer(userId, customerId)
    return customerId
  }

  async #buyer(userId: number): Promise<User> {
    const user = await User.find(userId, this.database.read)
    if (!user) throw new Error('a checkout of somebody who is gone')
    return user
  }

  async #keepCustomer(userId: number, customerId: string): Promise<void> {
    const { database, gateway, clock } = this
    const { provider } = gateway
    const customer = { userId, provider, customerId, createdAt: clock.now() }
    const insert = insertUnlessKnown(new PaymentCustomer().fill(customer), database.read)
    await insert.catch(async (error: unknown) => {
      // Deleted meanwhile: nobody else knows of this customer any more.
      if (database.dialect.isDangling(error)) await gateway.deleteCustomer(customerId)
      throw error
    })
  }
}

/** The key itself tells nobody which one. */
function keyOf(email: string): string {
  const digest = createHmac('sha256', keyFor('payment customers')).update(email).digest('hex')
  return digest.slice(0, 16)
}
