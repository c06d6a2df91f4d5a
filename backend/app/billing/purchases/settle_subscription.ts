import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import type { PaymentGateway, SubscriptionTruth } from '#app/billing/payments/payment_gateway'
import type { Plans } from '#app/billing/payments/plans'
import type { Entitlement } from '#app/billing/purchases/entitlement'
import type { KeepBill, Kept } from '#app/billing/purchases/keep_bill'
import type { Settled } from '#app/billing/purchases/purchases'
import {
  type Bill,
  findSubscription,
  hasEnded,
  saveSubscription,
  type SubscriptionFacts,
  type SubscriptionRow,
} from '#app/billing/purchases/subscriptions'
import { whileStale } from '#app/billing/purchases/while_stale'

type Target = { subscriptionId: string } | { invoiceId: string }

/** Brings our row of a subscription, its bills and what its owner may do up to what the provider says now. */
export class SettleSubscription {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      queue: JobQueue
      gateway: PaymentGateway
      plans: Plans
      entitlement: Entitlement
      keepBill: KeepBill
    }
  ) {}

  execute(target: Target): Promise<Settled> {
    return whileStale(() => this.#attempt(target))
  }

  async #attempt(target: Target): Promise<Settled | 'stale'> {
    const { database, gateway } = this.parts
    const about = 'invoiceId' in target ? await gateway.findInvoice(target.invoiceId) : null
    const id = about ? about.subscriptionId : (target as { subscriptionId?: string }).subscriptionId
    if (!id) return 'refused'
    const seen = await findSubscription(database.read, { provider: gateway.provider, id })
    const facts = await this.#read(id, about?.id)
    const isOurs = facts && (facts.plan ?? seen)
    return isOurs ? database.transaction((tx) => this.#write(tx, facts, seen)) : 'refused'
  }

  /** Null for a subscription that is none of ours. */
  async #read(id: string, invoiceId?: string): Promise<SubscriptionFacts | null> {
    const { gateway, plans } = this.parts
    const truth = await gateway.findSubscription(id)
    const customer = truth && (await this.#findCustomer(truth.customerId))
    if (!truth || !customer) return null
    const bills: Bill[] = []
    for (const known of new Set([truth.latestInvoiceId, invoiceId])) {
      if (known) bills.push(...(await this.#readBill(known)))
    }
    return {
      truth,
      bills,
      plan: await plans.findByPrice(truth.priceId),
      nextPlan: truth.nextPriceId ? await plans.findByPrice(truth.nextPriceId) : null,
      ownerId: customer.user_id,
    }
  }

  #findCustomer(customerId: string): Promise<{ user_id: number | null } | undefined> {
    return this.parts.database.read.first<{ user_id: number | null }>(
      'select user_id from payment_customers where provider = ? and customer_id = ?',
      this.parts.gateway.provider,
      customerId
    )
  }

  async #readBill(invoiceId: string): Promise<Bill[]> {
    const invoice = await this.parts.gateway.findInvoice(invoiceId)
    if (!invoice) return []
    const plan = invoice.priceId ? await this.parts.plans.findByPrice(invoice.priceId) : null
    return [{ invoice, plan }]
  }

  async #write(
    tx: Tx,
    facts: SubscriptionFacts,
    seen?: SubscriptionRow
  ): Promise<Settled | 'stale'> {
    const { database, gateway, keepBill, clock } = this.parts
    const { provider } = gateway
    const key = { provider, id: facts.truth.id }
    const row = await findSubscription(tx.sql, key, database.dialect.forUpdate)
    if (row?.version !== seen?.version) return 'stale'
    const kept: Kept[] = []
    for (const bill of facts.bills) kept.push(await keepBill.execute(tx, bill, facts))
    const isTakenBack = await this.#isTakenBack(tx, facts)
    const isEntitled = isRight(facts, kept) && !isTakenBack
    const hasNews = kept.includes('paid') || kept.includes('changed')
    const saved = { facts, isEntitled, hasNews, provider, at: clock.now() }
    await saveSubscription(tx.sql, row, saved)
    await this.#followUp(tx, facts, isTakenBack ? 'end' : 'go_on')
    return settledOf(kept)
  }

  async #followUp(tx: Tx, facts: SubscriptionFacts, wish: 'end' | 'go_on'): Promise<void> {
    const { ownerId, truth } = facts
    await this.parts.entitlement.refresh(tx, ownerId)
    const isUnwanted = wish === 'end' || ownerId === null || truth.status === 'unpaid'
    if (isUnwanted) await this.#end(tx, truth)
  }

  /** Its newest bill was refunded in full, or any of them is disputed: nobody goes on being charged after that. */
  async #isTakenBack(tx: Tx, { truth, bills }: SubscriptionFacts): Promise<boolean> {
    const newest = bills.find(({ invoice }) => invoice.id === truth.latestInvoiceId)?.invoice
    if (newest && newest.total > 0 && newest.refunded >= newest.total) return true
    const disputed = await tx.sql.first(
      'select id from purchases where provider = ? and subscription_id = ? and is_disputed limit 1',
      this.parts.gateway.provider,
      truth.id
    )
    return disputed !== undefined
  }

  async #end(tx: Tx, truth: SubscriptionTruth): Promise<void> {
    if (hasEnded(truth)) return
    const { id } = truth
    await this.parts.queue.reschedule(tx, {
      kind: 'cancel_subscription',
      dedupKey: `cancel_subscription:${id}`,
      payload: { provider: this.parts.gateway.provider, subscriptions: [id] },
      runAt: this.parts.clock.now(),
    })
  }
}

/** Access is kept while a renewal is being tried again. */
function isRight({ truth, plan, ownerId }: SubscriptionFacts, kept: Kept[]): boolean {
  const isRunning = truth.status === 'active' || truth.status === 'past_due'
  return isRunning && plan !== null && ownerId !== null && !kept.includes('wrong')
}

function settledOf(kept: Kept[]): Settled {
  if (kept.includes('wrong')) return 'refused'
  if (kept.includes('paid')) return 'granted'
  return kept.includes('unpaid') ? 'unpaid' : 'settled_already'
}
