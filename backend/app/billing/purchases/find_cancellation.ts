import type { JobRequest } from '#app/core/jobs/job_queue'
import type { Sql } from '#app/core/database/sql'
import type { Cancellation } from '#app/billing/purchases/cancel_and_refund'
import { PaymentCustomer } from '#app/models/payment_customer'
import { Purchase } from '#app/models/purchase'
import { Subscription } from '#app/models/subscription'

/**
 * The jobs that end everything a person pays for, one for each provider they ever paid through.
 * To be enqueued in the transaction that deletes the account, and asked for before it does.
 */
export async function findCancellation(
  sql: Sql,
  { userId, at }: { userId: number; at: number }
): Promise<JobRequest[]> {
  const customers = await PaymentCustomer.query(sql).where({ userId })
  const jobs: JobRequest[] = []
  for (const { provider, customerId: customer } of customers) {
    const payload: Cancellation = { provider, customer, ...(await openOf(sql, customer)) }
    const dedupKey = `cancel_and_refund:${customer}`
    jobs.push({ kind: 'cancel_and_refund', dedupKey, payload, runAt: at })
  }
  return jobs
}

async function openOf(sql: Sql, customerId: string) {
  const subscriptions = await Subscription.query(sql)
    .where({ customerId })
    .withScopes((all) => all.running())
  const purchases = await Purchase.query(sql).where({ customerId, state: 'pending' })
  const ids = [...subscriptions, ...purchases].flatMap(({ subscriptionId }) => subscriptionId ?? [])
  return {
    subscriptions: [...new Set(ids)],
    intents: purchases.flatMap(({ intentId }) => intentId ?? []),
  }
}
