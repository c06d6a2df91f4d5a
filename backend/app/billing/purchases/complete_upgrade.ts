import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { PaymentGateway, type SubscriptionTruth } from '#app/billing/payments/payment_gateway'
import { Plans } from '#app/billing/payments/plans'
import { Purchase } from '#app/models/purchase'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'

/**
 * The rest of a period is paid: the subscription moves to the dearer plan now, its next bill stays where
 * it is. One that was to end goes on, as was agreed to beside the button.
 */
@inject()
export class CompleteUpgrade {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly plans: Plans,
    private readonly settleSubscription: SettleSubscription
  ) {}

  /** False when the period that was paid for is over or the subscription has ended. */
  async execute(purchase: Purchase): Promise<boolean> {
    const { gateway, plans, settleSubscription } = this
    const subscriptionId = purchase.subscriptionId ?? ''
    const plan = await plans.find(purchase.planId)
    const found = await gateway.findSubscription(subscriptionId)
    if (!plan?.priceId || !found || !(await this.#isInTime(purchase, found))) return false
    // A schedule of an earlier downgrade may still be attached; its last phase would have the old price.
    await gateway.releaseSchedule(subscriptionId)
    // Tried again after it moved: who cancelled since then has cancelled that plan.
    if (found.cancelAtPeriodEnd && found.priceId !== plan.priceId) {
      await gateway.setCancelAtPeriodEnd({ subscriptionId, isCanceled: false })
    }
    await gateway.changePlan({ subscriptionId, priceId: plan.priceId })
    await settleSubscription.execute({ subscriptionId })
    return true
  }

  async #isInTime(purchase: Purchase, found: SubscriptionTruth): Promise<boolean> {
    if (purchase.userId === null || found.status !== 'active') return false
    return found.periodEnd === purchase.periodEnd && !(await this.#isPaidAlready(purchase))
  }

  /** Two forms were open: the second payment of the same step up was made for nothing. */
  async #isPaidAlready(purchase: Purchase): Promise<boolean> {
    const { provider, subscriptionId, periodEnd } = purchase
    const other = await Purchase.query(this.database.read)
      .where({ kind: 'upgrade', state: 'paid', provider, subscriptionId, periodEnd })
      .whereColumn('refunded', '<', 'amount')
      .whereNot('id', purchase.id)
      .first()
    return other !== null
  }
}
