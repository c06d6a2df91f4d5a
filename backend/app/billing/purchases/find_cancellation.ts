import type { JobRequest } from '#app/core/jobs/job_queue'
import type { Sql } from '#app/core/database/sql'
import type { ProviderName } from '#app/billing/payments/payment_gateway'
import type { Cancellation } from '#app/billing/purchases/cancel_subscription'

/**
 * The jobs that end everything a person pays for, one for each provider they ever paid through. To be enqueued in
 * the transaction that deletes the account, and asked for before it does.
 */
export async function findCancellation(
  sql: Sql,
  { userId, at }: { userId: number; at: number }
): Promise<JobRequest[]> {
  const customers = await sql.all<{ provider: ProviderName; customer_id: string }>(
    'select provider, customer_id from payment_customers where user_id = ?',
    userId
  )
  const jobs: JobRequest[] = []
  for (const { provider, customer_id: customer } of customers) {
    const payload: Cancellation = { provider, customer, ...(await openOf(sql, customer)) }
    const dedupKey = `cancel_subscription:${customer}`
    jobs.push({ kind: 'cancel_subscription', dedupKey, payload, runAt: at })
  }
  return jobs
}

async function openOf(sql: Sql, customer: string) {
  const subscriptions = await sql.all<{ id: string }>(
    'select subscription_id as id from subscriptions where customer_id = ? and ended_at is null',
    customer
  )
  const purchases = await sql.all<{ intent: string | null; subscription: string | null }>(
    `select intent_id as intent, subscription_id as subscription from purchases
     where customer_id = ? and state = 'pending'`,
    customer
  )
  const opened = purchases.flatMap(({ subscription }) => subscription ?? [])
  return {
    subscriptions: [...new Set([...subscriptions.map(({ id }) => id), ...opened])],
    intents: purchases.flatMap(({ intent }) => intent ?? []),
  }
}
