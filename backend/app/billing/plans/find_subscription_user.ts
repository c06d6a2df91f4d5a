import { inject } from '@adonisjs/core'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { typeShown } from '#app/ledgers/allowance/type_shown'
import { Database } from '#app/core/database/database'
import type { Subscription } from '#app/models/subscription'
import { User } from '#app/models/user'
import { findLiveSubscription } from '#app/billing/purchases/subscriptions'
import type { SubscriptionState, SubscriptionUser } from '#app/billing/plans/contract'

/** What a person has left, and what they pay for. */
@inject()
export class FindSubscriptionUser {
  constructor(
    private readonly database: Database,
    private readonly allowance: Allowance,
    private readonly gateway: PaymentGateway
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
      subscription: subscription ? stateOf(subscription) : null,
    }
  }
}

function newPriceOf({ price, nextPrice }: Subscription): SubscriptionState['newPrice'] {
  return price === null || nextPrice === null ? null : { from: price, to: nextPrice }
}

function stateOf(subscription: Subscription): SubscriptionState {
  return {
    planId: subscription.planId,
    status: subscription.status === 'past_due' ? 'past_due' : 'active',
    price: subscription.price,
    currentPeriodEnd: new Date(subscription.periodEnd).toISOString(),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    nextPlanId: subscription.nextPlanId,
    newPrice: newPriceOf(subscription),
  }
}
