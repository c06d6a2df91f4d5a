import { inject } from '@adonisjs/core'
import { PaymentGateway, type SubscriptionTruth } from '#app/billing/payments/payment_gateway'
import { Plans } from '#app/billing/payments/plans'
import type { Purchase } from '#app/models/purchase'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { isInGoodStanding } from '#app/billing/purchases/subscriptions'

/**
 * The rest of a period is paid: the subscription moves to the dearer plan now, its next bill stays where
 * it is. One that was to end goes on, as was agreed to beside the button, unless it was cancelled since then.
 */
@inject()
export class CompleteUpgrade {
  constructor(
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
    if (!plan?.priceId || !found || !isInTime(purchase, found)) return false
    // Tried again after it moved, or paid twice: who chose otherwise since then has chosen that of this plan.
    const current = await plans.findByPrice(found.priceId)
    const renews = purchase.state === 'pending'
    if (current?.planId !== plan.planId) await this.#move(found, { priceId: plan.priceId, renews })
    await settleSubscription.execute({ subscriptionId })
    return true
  }

  async #move(
    { id, cancelAtPeriodEnd }: SubscriptionTruth,
    { priceId, renews }: { priceId: string; renews: boolean }
  ): Promise<void> {
    const { gateway } = this
    // A schedule of an earlier downgrade may still be attached; its last phase would have the old price.
    await gateway.releaseSchedule(id)
    if (cancelAtPeriodEnd && renews) {
      await gateway.setCancelAtPeriodEnd({ subscriptionId: id, isCanceled: false })
    }
    await gateway.changePlan({ subscriptionId: id, priceId })
  }
}

function isInTime({ userId, periodEnd }: Purchase, found: SubscriptionTruth): boolean {
  return userId !== null && isInGoodStanding(found) && found.periodEnd === periodEnd
}
