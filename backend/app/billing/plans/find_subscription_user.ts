import { inject } from '@adonisjs/core'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { typeShown } from '#app/ledgers/allowance/type_shown'
import { Database } from '#app/core/database/database'
import type { Subscription } from '#app/models/subscription'
import { User } from '#app/models/user'
import { findLiveSubscription } from '#app/billing/purchases/subscriptions'
import { NewPrice } from '#app/billing/plans/new_price'
import type { SubscriptionState, SubscriptionUser } from '#app/billing/plans/contract'

/** What a person has left, and what they pay for. */
@inject()
export class FindSubscriptionUser {
  constructor(
    private readonly database: Database,
    private readonly allowance: Allowance,
    private readonly gateway: PaymentGateway,
    private readonly newPrice: NewPrice
  ) {}

  async execute(userId: number): Promise<SubscriptionUser | null> {
    const { database, allowance } = this
    const user = await User.find(userId, database.read)
    if (!user) return null
    const { resetsAt, ...left } = await allowance.left(userId)
    const subscription = await findLiveSubscription(database.read, userId, this.gateway.provider)
    return {
      subscriptionType: typeShown(user.subscriptionType, left),
      ...left,
      resetsAt: left.dailyMessageLimit > 0 ? new Date(resetsAt).toISOString() : null,
      subscription: subscription && stateOf(subscription, await this.newPrice.of(subscription)),
    }
  }
}

function stateOf(subscription: Subscription, newPrice: number | null): SubscriptionState {
  const { price } = subscription
  return {
    planId: subscription.planId,
    status: subscription.status === 'past_due' ? 'past_due' : 'active',
    price,
    currentPeriodEnd: new Date(subscription.periodEnd).toISOString(),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    nextPlanId: subscription.nextPlanId,
    newPrice: price === null || newPrice === null ? null : { from: price, to: newPrice },
  }
}
