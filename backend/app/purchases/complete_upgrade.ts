import type { PaymentGateway } from '#app/payments/payment_gateway'
import type { Plans } from '#app/payments/plans'
import type { PurchaseRow } from '#app/purchases/purchases'
import type { SettleSubscription } from '#app/purchases/settle_subscription'

/** The rest of a period is paid: the subscription moves to the dearer plan now, its next bill stays where it is. */
export class CompleteUpgrade {
  constructor(
    private readonly parts: {
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
    const subscription = await gateway.findSubscription(subscriptionId)
    const isInTime =
      purchase.user_id !== null &&
      subscription?.status === 'active' &&
      subscription.periodEnd === purchase.period_end
    if (!isInTime || !plan?.priceId) return false
    // A schedule of an earlier downgrade may still be attached; its last phase would have the old price.
    await gateway.releaseSchedule(subscriptionId)
    await gateway.changePlan({ subscriptionId, priceId: plan.priceId })
    await settleSubscription.execute({ subscriptionId })
    return true
  }
}
