import type { Sql } from '#app/core/database/sql'
import type {
  InvoiceTruth,
  ProviderName,
  SubscriptionStatus,
  SubscriptionTruth,
} from '#app/billing/payments/payment_gateway'
import type { PlanRow } from '#app/billing/payments/plan_row'

/** An invoice and the plan it bills. */
export interface Bill {
  invoice: InvoiceTruth
  plan: PlanRow | null
}

export interface SubscriptionFacts {
  truth: SubscriptionTruth
  plan: PlanRow | null
  nextPlan: PlanRow | null
  /** The newest bill, and the one an event was about. */
  bills: Bill[]
  /** Null when the account is deleted. */
  ownerId: number | null
}

/** Our copy of a subscription at the provider. Instants are epoch milliseconds. */
export interface SubscriptionRow {
  id: number
  user_id: number | null
  provider: ProviderName
  subscription_id: string
  customer_id: string
  plan_id: 'starter' | 'standard'
  next_plan_id: 'starter' | null
  status: SubscriptionStatus
  is_entitled: boolean | number
  cancel_at_period_end: boolean | number
  period_start: number
  period_end: number
  ended_at: number | null
  version: number
}

export function findSubscription(
  sql: Sql,
  key: { provider: ProviderName; id: string },
  lock = ''
): Promise<SubscriptionRow | undefined> {
  return sql.first<SubscriptionRow>(
    `select * from subscriptions where provider = ? and subscription_id = ?${lock}`,
    key.provider,
    key.id
  )
}

/** The one that gives its owner messages; the dearest, should there ever be two. */
export function findLiveSubscription(
  sql: Sql,
  userId: number,
  provider: ProviderName
): Promise<SubscriptionRow | undefined> {
  return sql.first<SubscriptionRow>(
    `select s.* from subscriptions s join plans p on p.plan_id = s.plan_id
     where s.user_id = ? and s.provider = ? and s.is_entitled order by p.messages_per_day desc limit 1`,
    userId,
    provider
  )
}

interface Saved {
  facts: Pick<SubscriptionFacts, 'truth' | 'plan' | 'nextPlan' | 'ownerId'>
  isEntitled: boolean
  /** Whether something about its bills is new. */
  hasNews: boolean
  provider: ProviderName
  at: number
}

/** Writes only what is new, and counts the version up then: whoever looked before looks again. */
export async function saveSubscription(
  sql: Sql,
  row: SubscriptionRow | undefined,
  saved: Saved
): Promise<void> {
  const { facts, provider, at, hasNews } = saved
  const wanted = columnsOf(saved, row)
  if (!row)
    return insert(sql, {
      ...wanted,
      ...keyOf(facts.truth, provider),
      created_at: at,
      updated_at: at,
    })
  const columns = Object.entries(wanted)
  const isSame = columns.every(([name, value]) =>
    isEqual(row[name as keyof SubscriptionRow], value)
  )
  if (isSame && !hasNews) return
  await sql.run(
    `update subscriptions set ${columns.map(([name]) => `${name} = ?, `).join('')}version = version + 1, updated_at = ?
     where id = ?`,
    ...columns.map(([, value]) => value),
    at,
    row.id
  )
}

function columnsOf({ facts, isEntitled, at }: Saved, row: SubscriptionRow | undefined) {
  const { truth, ownerId } = facts
  return {
    user_id: ownerId,
    ...plansOf(facts, row),
    status: truth.status,
    is_entitled: isEntitled,
    cancel_at_period_end: truth.cancelAtPeriodEnd,
    period_start: truth.periodStart,
    period_end: truth.periodEnd,
    ended_at: hasEnded(truth) ? (row?.ended_at ?? at) : null,
  }
}

/** A price that is none of ours leaves the plan as it was. */
function plansOf({ plan, nextPlan }: Saved['facts'], row: SubscriptionRow | undefined) {
  return {
    plan_id: plan?.planId ?? row?.plan_id ?? '',
    next_plan_id: nextPlan?.planId ?? null,
  }
}

export function hasEnded({ status }: Pick<SubscriptionTruth, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

function keyOf(truth: SubscriptionFacts['truth'], provider: ProviderName) {
  return { provider, subscription_id: truth.id, customer_id: truth.customerId }
}

async function insert(
  sql: Sql,
  row: Record<string, string | number | boolean | null>
): Promise<void> {
  const columns = Object.entries(row)
  await sql.run(
    `insert into subscriptions (${columns.map(([name]) => name).join(', ')}, version)
     values (${columns.map(() => '?').join(', ')}, 1)`,
    ...columns.map(([, value]) => value)
  )
}

/** SQLite has no booleans. */
function isEqual(stored: unknown, wanted: unknown): boolean {
  return typeof wanted === 'boolean' ? Boolean(stored) === wanted : stored === wanted
}
