import type { SubscriptionPlan, SubscriptionUser } from '#app/billing/plans/contract'
import { longDate, money } from '../../lib/format'

const ON_ALL = ['SMS delivery', 'AI conversations']
const PAID_NAMES = { starter: 'Starter Plan', standard: 'Unlimited Plan' }

/** What a plan gives, as its card lists it. */
export function planFacts(plan: SubscriptionPlan): string[] {
  const { messagesPerDay, totalMessages } = plan
  if (messagesPerDay === undefined) {
    return [
      `${totalMessages ?? 0} messages`,
      'No daily limit',
      'Yours until you use them',
      ...ON_ALL,
    ]
  }
  if (plan.planId === 'standard') {
    return [
      'Unlimited messages',
      `Fair-usage soft cap of ${messagesPerDay} messages per day`,
      'Priority support',
      ...ON_ALL,
    ]
  }
  return [`${messagesPerDay} messages per day`, 'Refreshed every day', ...ON_ALL]
}

export function paidPlanName(planId: 'starter' | 'standard'): string {
  return PAID_NAMES[planId]
}

/** What pressing a card's button means for this person. */
export type Choice = 'buy' | 'upgrade' | 'downgrade' | 'current' | 'next' | 'unavailable'

export function choiceOf(plan: SubscriptionPlan, user: SubscriptionUser): Choice {
  const { planId, stripePriceId } = plan
  // Never closed: without a price it is the checkout that says so.
  if (planId === 'refill') return 'buy'
  if (planId === user.subscriptionType) return 'current'
  if (planId === user.subscription?.nextPlanId) return 'next'
  return stripePriceId ? FROM[user.subscriptionType] : 'unavailable'
}

/** What another monthly plan is to somebody who has this one. */
const FROM: Record<SubscriptionUser['subscriptionType'], Choice> = {
  free: 'buy',
  refill: 'buy',
  starter: 'upgrade',
  standard: 'downgrade',
}

/** Beside every yes that lets a charge begin again. `cents` a month, null where it is not known. */
export function renewsFrom(isoDate: string, cents: number | null): string {
  const price = cents === null ? '' : ` at ${money(cents)}`
  return `renews${price} every month from ${longDate(isoDate)} until you cancel`
}

/** `Renews Dec 21, 2026`: what happens to the current plan next. */
export function renewalWords({ subscription }: SubscriptionUser): string | null {
  if (!subscription) return null
  const date = longDate(subscription.currentPeriodEnd)
  if (subscription.cancelAtPeriodEnd) return `Ends ${date}`
  if (subscription.nextPlanId) return `Until ${date}, then ${paidPlanName(subscription.nextPlanId)}`
  if (subscription.status === 'past_due') return 'Payment failed'
  return `Renews ${date}`
}
