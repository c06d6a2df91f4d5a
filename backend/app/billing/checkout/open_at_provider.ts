import { createHmac } from 'node:crypto'
import { keyFor } from '#config/app'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { PlanRow } from '#app/billing/payments/plan_row'
import { changePurchase, type PurchaseRow } from '#app/billing/purchases/purchases'
import { saveSubscription, type SubscriptionRow } from '#app/billing/purchases/subscriptions'

export interface Wish {
  kind: 'refill' | 'subscription' | 'upgrade'
  userId: number
  plan: PlanRow
  /** Cents to be paid now. */
  amount: number
  /** Of an upgrade: the subscription as it is. */
  current?: SubscriptionRow
}

/** Opens a purchase at the provider. Each step is written down and repeats under the same key after a crash. */
export class OpenAtProvider {
  constructor(
    private readonly parts: { database: Database; clock: Clock; gateway: PaymentGateway }
  ) {}

  /** Answers the id of the payment. */
  async intent(purchase: PurchaseRow, wish: Wish): Promise<string> {
    const { gateway, database, clock } = this.parts
    const opening = await this.#openingOf(purchase, wish)
    const { amount, currency } = purchase
    const intent = await gateway.createIntent({ ...opening, amount, currency })
    const at = clock.now()
    await changePurchase(database.read, purchase.id, { intent_id: intent.id, at })
    purchase.intent_id = intent.id
    return intent.id
  }

  /** Answers the id of the subscription. */
  async subscription(purchase: PurchaseRow, wish: Wish): Promise<string> {
    const { gateway, database, clock } = this.parts
    const opening = await this.#openingOf(purchase, wish)
    const truth = await gateway.createSubscription({
      ...opening,
      priceId: wish.plan.priceId ?? '',
    })
    const at = clock.now()
    const facts = { truth, plan: wish.plan, nextPlan: null, ownerId: wish.userId }
    await database.transaction(async ({ sql }) => {
      await changePurchase(sql, purchase.id, { subscription_id: truth.id, at })
      const known = await sql.first(
        'select id from subscriptions where provider = ? and subscription_id = ?',
        gateway.provider,
        truth.id
      )
      const first = { facts, isEntitled: false, hasNews: true, provider: gateway.provider, at }
      if (!known) await saveSubscription(sql, undefined, first)
    })
    purchase.subscription_id = truth.id
    return truth.id
  }

  async #openingOf(purchase: PurchaseRow, { userId, plan }: Wish) {
    const customerId = purchase.customer_id ?? (await this.#ensureCustomer(userId))
    const at = this.parts.clock.now()
    await changePurchase(this.parts.database.read, purchase.id, { customer_id: customerId, at })
    const { id: purchaseId, created_at: createdAt } = purchase
    const key = `purchase:${purchaseId}:${createdAt}`
    return { customerId, purchaseId, planId: plan.planId, key }
  }

  async #ensureCustomer(userId: number): Promise<string> {
    const { database, gateway } = this.parts
    const row = await database.read.first<{ email: string; customer_id: string | null }>(
      `select u.email, c.customer_id from users u
         left join payment_customers c on c.user_id = u.id and c.provider = ? where u.id = ?`,
      gateway.provider,
      userId
    )
    if (!row) throw new Error('a checkout of somebody who is gone')
    if (row.customer_id) return row.customer_id
    const key = `customer:${userId}:${keyOf(row.email)}`
    const customerId = await gateway.createCustomer({ userId, email: row.email, key })
    await this.#keepCustomer(userId, customerId)
    return customerId
  }

  async #keepCustomer(userId: number, customerId: string): Promise<void> {
    const { database, gateway, clock } = this.parts
    const insert = database.read.run(
      `insert into payment_customers (user_id, provider, customer_id, created_at) values (?, ?, ?, ?)
       on conflict do nothing`,
      userId,
      gateway.provider,
      customerId,
      clock.now()
    )
    await insert.catch(async (error: unknown) => {
      // Deleted meanwhile: nobody else knows of this customer any more.
      if (database.dialect.isDangling(error)) await gateway.deleteCustomer(customerId)
      throw error
    })
  }
}

/** A changed e-mail is another customer; the key itself tells nobody which one. */
function keyOf(email: string): string {
  const digest = createHmac('sha256', keyFor('payment customers')).update(email).digest('hex')
  return digest.slice(0, 16)
}
