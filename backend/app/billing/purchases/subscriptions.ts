import type { Sql } from '#app/core/database/sql'
import type { InvoiceTruth, SubscriptionTruth } from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import type { ProviderName, SmallerPlanId, SubscribedPlanId } from '#app/models/contract'
import { Subscription } from '#app/models/subscription'

/** An invoice and the plan it bills. */
export interface Bill {
  invoice: InvoiceTruth
  plan: PricedPlan | null
}

export interface SubscriptionFacts {
  truth: SubscriptionTruth
  plan: PricedPlan | null
  nextPlan: PricedPlan | null
  /** The newest bill, and the one an event was about. */
  bills: Bill[]
  /** Null when the account is deleted. */
  ownerId: number | null
  /** When their account was paused by us; null while it is not. */
  shutOutSince: number | null
}

/** Our copy of one at the provider. */
export function subscriptionsAt(
  sql: Sql,
  { provider, id }: { provider: ProviderName; id: string }
) {
  return Subscription.query(sql).where({ provider, subscriptionId: id })
}

/** The one that gives its owner messages. */
export function findLiveSubscription(
  sql: Sql,
  userId: number,
  provider: ProviderName
): Promise<Subscription | null> {
  const theirs = Subscription.query(sql).where({ userId, provider })
  return theirs.withScopes((all) => all.entitled()).first()
}

interface Saved {
  facts: Pick<SubscriptionFacts, 'truth' | 'plan' | 'nextPlan' | 'ownerId'>
  isEntitled: boolean
  /** Whether something about its bills is new. */
  hasNews: boolean
  provider: ProviderName
  at: number
}

/**
 * Writes only what is new, and counts the version up then:
 * whoever looked before looks again. `row` is locked.
 */
export async function saveSubscription(
  sql: Sql,
  row: Subscription | null,
  saved: Saved
): Promise<void> {
  const { facts, provider, at, hasNews } = saved
  const wanted = columnsOf(saved, row)
  if (!row) {
    const key = keyOf(facts.truth, provider)
    const first = { ...wanted, ...key, version: 1, createdAt: at, updatedAt: at }
    return void (await Subscription.create(first, sql))
  }
  const hasChanged = row.merge(wanted).$isDirty
  if (!hasChanged && !hasNews) return
  await row.merge({ version: row.version + 1, updatedAt: at }).save()
}

function columnsOf({ facts, isEntitled, at }: Saved, row: Subscription | null) {
  const { truth, ownerId } = facts
  return {
    userId: ownerId,
    ...plansOf(facts, row),
    status: truth.status,
    isEntitled,
    cancelAtPeriodEnd: truth.cancelAtPeriodEnd,
    // Who stays after all has no reason to go.
    ...(!truth.cancelAtPeriodEnd && !hasEnded(truth) && { cancelReason: null }),
    periodStart: truth.periodStart,
    periodEnd: truth.periodEnd,
    endedAt: hasEnded(truth) ? (row?.endedAt ?? at) : null,
  }
}

/** A price that is none of ours leaves the plan as it was. */
function plansOf({ plan, nextPlan }: Saved['facts'], row: Subscription | null) {
  const { planId, price } = plan ?? row ?? { planId: '', price: null }
  const now = { planId: planId as SubscribedPlanId, price }
  return { ...now, ...(nextPlan ? nextOf(nextPlan, now) : NOTHING_NEXT) }
}

const NOTHING_NEXT = { nextPlanId: null, nextPrice: null }

/** What is planned is a smaller plan, or another price of the same. */
function nextOf(
  next: PricedPlan,
  { planId, price }: { planId: SubscribedPlanId; price: number | null }
) {
  if (next.planId !== planId) return { nextPlanId: next.planId as SmallerPlanId, nextPrice: null }
  return { nextPlanId: null, nextPrice: next.price === price ? null : next.price }
}

export function hasEnded({ status }: Pick<SubscriptionTruth, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** Nothing is owed: paid, or given for a while at the provider. */
export function isInGoodStanding({ status }: Pick<SubscriptionTruth, 'status'>): boolean {
  return status === 'active' || status === 'trialing'
}

/** Cancelled while a renewal is not paid: nothing was paid for that month, and it is not asked for. */
export function isGivenUp({
  status,
  cancelAtPeriodEnd,
}: Pick<SubscriptionTruth, 'status' | 'cancelAtPeriodEnd'>): boolean {
  return status === 'past_due' && cancelAtPeriodEnd
}

export function isUnwanted({ ownerId, truth }: SubscriptionFacts): boolean {
  return ownerId === null || truth.status === 'unpaid'
}

/** Access is kept while a renewal is being tried again. */
export function isRight({ truth, plan, ownerId }: SubscriptionFacts): boolean {
  const isRunning = isInGoodStanding(truth) || truth.status === 'past_due'
  return isRunning && plan !== null && ownerId !== null
}

function keyOf(truth: SubscriptionFacts['truth'], provider: ProviderName) {
  return { provider, subscriptionId: truth.id, customerId: truth.customerId }
}
