import type { Allowance } from '#app/ledgers/allowance/allowance'
import { typeShown } from '#app/ledgers/allowance/type_shown'
import type { Database } from '#app/core/database/database'
import type { ProviderName } from '#app/models/contract'
import type { Subscription } from '#app/models/subscription'
import { User } from '#app/models/user'
import { findLiveSubscription } from '#app/billing/purchases/subscriptions'
import type { SubscriptionState, SubscriptionUser } from '#app/billing/plans/contract'

/** What a person has left, and what they pay for. */
export class FindSubscriptionUser {
  constructor(
    private readonly parts: { database: Database; allowance: Allowance },
    private readonly provider: ProviderName
  ) {}

  async execute(userId: number): Promise<SubscriptionUser | null> {
    const { database, allowance } = this.parts
    const user = await User.find(userId, database.read)
    if (!user) return null
    const { resetsAt, ...left } = await allowance.left(userId)
    const subscription = await findLiveSubscription(database.read, userId, this.provider)
    return {
      subscriptionType: typeShown(user.subscriptionType, left),
      ...left,
      resetsAt: left.dailyMessageLimit > 0 ? new Date(resetsAt).toISOString() : null,
      subscription: subscription ? stateOf(subscription) : null,
    }
  }
}

function stateOf(subscription: Subscription): SubscriptionState {
  return {
    planId: subscription.planId,
    status: subscription.status === 'past_due' ? 'past_due' : 'active',
    currentPeriodEnd: new Date(subscription.periodEnd).toISOString(),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    nextPlanId: subscription.nextPlanId,
  }
}
