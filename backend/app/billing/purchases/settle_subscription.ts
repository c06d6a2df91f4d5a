import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { stopRenewal } from '#app/core/jobs/stop_renewal'
import type { Tx } from '#app/core/database/sql'
import {
  type InvoiceTruth,
  PaymentGateway,
  type SubscriptionTruth,
} from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { Plans } from '#app/billing/payments/plans'
import { endAtProvider } from '#app/billing/purchases/cancel_and_refund'
import { Entitlement } from '#app/billing/purchases/entitlement'
import { KeepBill, type Kept } from '#app/billing/purchases/keep_bill'
import { Activities } from '#app/ledgers/activities/activities'
import type { Settled } from '#app/billing/purchases/purchases'
import {
  type Bill,
  hasEnded,
  isGivenUp,
  isRight,
  isUnwanted,
  saveSubscription,
  type SubscriptionFacts,
  subscriptionsAt,
} from '#app/billing/purchases/subscriptions'
import { locked } from '#app/models/locked'
import { PaymentCustomer } from '#app/models/payment_customer'
import { Purchase } from '#app/models/purchase'
import type { Subscription } from '#app/models/subscription'
import { whileStale } from '#app/billing/purchases/while_stale'

const NEWS = new Set<Kept>(['paid', 'paid_back', 'changed'])

/** With bills of it that are read beside its newest. */
type Target = { subscriptionId: string; invoiceIds?: readonly string[] } | { invoiceId: string }

/** Brings our row of a subscription, its bills and what its owner may do up to what the provider says now. */
@inject()
export class SettleSubscription {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly gateway: PaymentGateway,
    private readonly plans: Plans,
    private readonly entitlement: Entitlement,
    private readonly keepBill: KeepBill,
    private readonly activities: Activities
  ) {}

  execute(target: Target): Promise<Settled> {
    return whileStale(() => this.#attempt(target))
  }

  async #attempt(target: Target): Promise<Settled | 'stale'> {
    const { database, gateway } = this
    const about = await this.#about(target)
    if (!about) return 'refused'
    const { id, invoiceIds } = about
    const seen = await subscriptionsAt(database.read, { provider: gateway.provider, id }).first()
    const facts = await this.#read(id, invoiceIds)
    const isOurs = facts && (facts.plan ?? seen)
    return isOurs ? database.transaction((tx) => this.#write(tx, facts, seen)) : 'refused'
  }

  /** Null for a bill that is none of a subscription. */
  async #about(target: Target): Promise<{ id: string; invoiceIds: readonly string[] } | null> {
    if ('subscriptionId' in target) {
      return { id: target.subscriptionId, invoiceIds: target.invoiceIds ?? [] }
    }
    const invoice = await this.gateway.findInvoice(target.invoiceId)
    return invoice?.subscriptionId ? { id: invoice.subscriptionId, invoiceIds: [invoice.id] } : null
  }

  /** Null for a subscription that is none of ours. */
  async #read(id: string, invoiceIds: readonly string[]): Promise<SubscriptionFacts | null> {
    const { gateway, plans } = this
    const truth = await gateway.findSubscription(id)
    const customer = truth && (await this.#findCustomer(truth.customerId))
    if (!truth || !customer) return null
    const plan = await plans.findByPrice(truth.priceId)
    const bills = await this.#readBills({ truth, plan }, invoiceIds)
    return {
      truth,
      bills,
      plan,
      nextPlan: truth.nextPriceId ? await plans.findByPrice(truth.nextPriceId) : null,
      ownerId: customer.userId,
      shutOutSince: customer.shutOutSince,
    }
  }

  async #findCustomer(customerId: string) {
    const { database, gateway } = this
    const found = await PaymentCustomer.query(database.read)
      .where({ provider: gateway.provider, customerId })
      .leftJoin('users', 'users.id', 'payment_customers.user_id')
      .select('payment_customers.*', 'users.paused_at as shutOutSince')
      .first()
    const since = found?.$extras.shutOutSince as number | null
    return found && { userId: found.userId, shutOutSince: since }
  }

  /** Its newest bill and these, none of another subscription. */
  async #readBills(
    { truth, plan }: Pick<SubscriptionFacts, 'truth' | 'plan'>,
    invoiceIds: readonly string[]
  ): Promise<Bill[]> {
    const bills: Bill[] = []
    for (const id of new Set([truth.latestInvoiceId, ...invoiceIds])) {
      const invoice = id && (await this.gateway.findInvoice(id))
      if (!invoice || invoice.subscriptionId !== truth.id) continue
      const isSame = invoice.priceId === truth.priceId
      bills.push({ invoice, plan: isSame ? plan : await this.#planOf(invoice) })
    }
    return bills
  }

  async #planOf({ priceId }: InvoiceTruth): Promise<PricedPlan | null> {
    return priceId ? this.plans.findByPrice(priceId) : null
  }

  async #write(
    tx: Tx,
    facts: SubscriptionFacts,
    seen: Subscription | null
  ): Promise<Settled | 'stale'> {
    const { gateway, keepBill, clock } = this
    const { provider } = gateway
    const key = { provider, id: facts.truth.id }
    const row = await locked(subscriptionsAt(tx.sql, key)).first()
    if (row?.version !== seen?.version) return 'stale'
    const kept: Kept[] = []
    for (const bill of facts.bills) kept.push(await keepBill.execute(tx, bill, facts))
    const isTakenBack = await this.#isTakenBack(tx, facts)
    const isEntitled = isRight(facts) && !isTakenBack
    const hasNews = kept.some((each) => NEWS.has(each))
    const saved = { facts, isEntitled, hasNews, provider, at: clock.now() }
    if (row && isGivenUp(row)) await this.#noteEnd(tx, facts)
    await saveSubscription(tx.sql, row, saved)
    await this.#followUp(tx, facts, { isTakenBack, isEntitled })
    return settledOf(kept)
  }

  /** Whoever ends it in the shop is answered; this one was cancelled elsewhere, or before. */
  async #noteEnd({ sql }: Tx, { ownerId: userId, plan, truth }: SubscriptionFacts): Promise<void> {
    if (userId === null || !hasEnded(truth)) return
    const description = `${plan?.name ?? 'Your plan'} ended: its last payment failed`
    await this.activities.record(sql, { userId, type: 'other', description })
  }

  async #followUp(
    tx: Tx,
    facts: SubscriptionFacts,
    { isTakenBack, isEntitled }: { isTakenBack: boolean; isEntitled: boolean }
  ): Promise<void> {
    const { ownerId, truth } = facts
    const { isShutOut } = await this.entitlement.refresh(tx, ownerId)
    if (isTakenBack || isUnwanted(facts)) await this.#end(tx, truth)
    else if (isGivenUp(truth)) await this.#endUnpaid(tx, truth)
    // Begun or kept in the very moment its owner was shut out, or kept on the provider's pages since.
    const isKept = isShutOut && isEntitled && !truth.cancelAtPeriodEnd
    if (isKept && ownerId !== null) await stopRenewal(tx, this.queue, ownerId)
  }

  /**
   * Its newest bill was refunded in full, or any of them is
   * disputed: nobody goes on being charged after that.
   */
  async #isTakenBack(tx: Tx, { truth, bills }: SubscriptionFacts): Promise<boolean> {
    const newest = bills.find(({ invoice }) => invoice.id === truth.latestInvoiceId)?.invoice
    if (newest && newest.amountPaid > 0 && newest.refunded >= newest.amountPaid) return true
    const { provider } = this.gateway
    const disputed = { provider, subscriptionId: truth.id, isDisputed: true }
    return (await Purchase.findBy(disputed, tx.sql)) !== null
  }

  async #end(tx: Tx, truth: SubscriptionTruth): Promise<void> {
    if (hasEnded(truth)) return
    const { provider } = this.gateway
    const key = `cancel_and_refund:${truth.id}`
    await endAtProvider(tx, this.queue, { key, provider, subscriptions: [truth.id] })
  }

  #endUnpaid(tx: Tx, { id }: SubscriptionTruth): Promise<void> {
    const { provider } = this.gateway
    return endAtProvider(tx, this.queue, { key: `end_unpaid:${id}`, provider, unpaid: [id] })
  }
}

function settledOf(kept: Kept[]): Settled {
  if (kept.includes('paid_back')) return 'paid_back'
  if (kept.includes('paid')) return 'granted'
  return kept.includes('unpaid') ? 'unpaid' : 'settled_already'
}
