import type { Database } from '#app/core/database/database'
import type { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { Plans } from '#app/billing/payments/plans'
import type { PurchaseRow } from '#app/billing/purchases/purchases'
import type { SettleSubscription } from '#app/billing/purchases/settle_subscription'

/** The rest of a period is paid: the subscription moves to the dearer plan now, its next bill stays where it is. */
export class CompleteUpgrade {
  constructor(
    private readonly parts: {
      database: Database
      gateway: PaymentGateway
      plans: Plans
      settleSubscription: SettleSubscription
    }
  ) {}

  /** False when the period that was paid for is over or the subscription has ended. */
  async execute(purchase: PurchaseRow): Promise<boolean> {
    const { gateway, plans, settleSubscription } = this.parts
    const subscriptionId = purchase.subscription_id ?? ''
    const plan = await plans.find(purchase.plan_id)
    if (!plan?.priceId || !(await this.#isInTime(purchase))) return false
    // A schedule of an earlier downgrade may still be attached; its last phase would have the old price.
    await gateway.releaseSchedule(subscriptionId)
    await gateway.changePlan({ subscriptionId, priceId: plan.priceId })
    await settleSubscription.execute({ subscriptionId })
    return true
  }

  async #isInTime(purchase: PurchaseRow): Promise<boolean> {
    const found = await this.parts.gateway.findSubscription(purchase.subscription_id ?? '')
    if (purchase.user_id === null || found?.status !== 'active') return false
    return found.periodEnd === purchase.period_end && !(await this.#isPaidAlready(purchase))
  }

  /** Two forms were open: the second payment of the same step up was made for nothing. */
  async #isPaidAlready(purchase: PurchaseRow): Promise<boolean> {
    const other = await this.parts.database.read.first(
      `select id from purchases where kind = 'upgrade' and state = 'paid' and id <> ? and provider = ?
         and subscription_id = ? and period_end = ? limit 1`,
      purchase.id,
      purchase.provider,
      purchase.subscription_id,
      purchase.period_end
    )
    return other !== undefined
  }
}
