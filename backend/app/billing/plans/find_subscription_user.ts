import type { SubscriptionType } from '#app/people/accounts/contract'
import type { Allowance } from '#app/ledgers/allowance/allowance'
import { typeShown } from '#app/ledgers/allowance/type_shown'
import type { Database } from '#app/core/database/database'
import type { ProviderName } from '#app/billing/payments/payment_gateway'
import { findLiveSubscription, type SubscriptionRow } from '#app/billing/purchases/subscriptions'
import type { SubscriptionState, SubscriptionUser } from '#app/billing/plans/contract'

/** What a person has left, and what they pay for. */
export class FindSubscriptionUser {
  constructor(
    private readonly parts: { database: Database; allowance: Allowance },
    private readonly provider: ProviderName
  ) {}

  async execute(userId: number): Promise<SubscriptionUser | null> {
    const { database, allowance } = this.parts
    const row = await database.read.first<{ subscription_type: SubscriptionType }>(
      'select subscription_type from users where id = ?',
      userId
    )
    if (!row) return null
    const { resetsAt, ...left } = await allowance.left(userId)
    const subscription = await findLiveSubscription(database.read, userId, this.provider)
    return {
      subscriptionType: typeShown(row.subscription_type, left),
      ...left,
      resetsAt: left.dailyMessageLimit > 0 ? new Date(resetsAt).toISOString() : null,
      subscription: subscription ? stateOf(subscription) : null,
    }
  }
}

function stateOf(row: SubscriptionRow): SubscriptionState {
  return {
    planId: row.plan_id,
    status: row.status === 'past_due' ? 'past_due' : 'active',
    currentPeriodEnd: new Date(row.period_end).toISOString(),
    cancelAtPeriodEnd: Boolean(row.cancel_at_period_end),
    nextPlanId: row.next_plan_id,
  }
}
