import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import type { InvoiceTruth } from '#app/billing/payments/payment_gateway'
import { endAtProvider } from '#app/billing/purchases/cancel_and_refund'
import { BillingState } from '#app/billing/purchases/billing_state'
import { type AuditReason, auditPayment } from '#app/billing/purchases/payment_audit'
import { TellPayer } from '#app/billing/renewals/tell_payer'
import { changePurchase, insertPurchase, refundColumns } from '#app/billing/purchases/purchases'
import { type Bill, hasEnded, type SubscriptionFacts } from '#app/billing/purchases/subscriptions'
import { Purchase } from '#app/models/purchase'

/**
 * `paid` for the first time, `paid_back` when nothing could be given for it,
 * `changed` by a refund or a dispute.
 */
export type Kept = 'paid' | 'paid_back' | 'changed' | 'unpaid' | 'known'

/** Each month of each plan would go back, one by one, where it is our table that lacks the price. */
const UNKNOWN_PRICE = 'a bill of no price of ours goes back and ends its plan: run plans sync'

/** Writes an invoice of a subscription down in the ledger of purchases, once. */
@inject()
export class KeepBill {
  constructor(
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly activities: Activities,
    private readonly tellPayer: TellPayer,
    private readonly gateway: PaymentGateway,
    private readonly billingState: BillingState,
    private readonly logger: Logger
  ) {}

  async execute(tx: Tx, bill: Bill, facts: SubscriptionFacts): Promise<Kept> {
    const purchase = await this.#find(tx.sql, bill.invoice, facts)
    if (bill.invoice.status !== 'paid') return this.#keepUnpaid(tx, { bill, facts, purchase })
    if (bill.invoice.total === 0) return 'known'
    return this.#keepPaid(tx, { bill, facts, purchase })
  }

  async #find(sql: Sql, invoice: InvoiceTruth, { truth }: SubscriptionFacts) {
    const known = await Purchase.findBy(
      { provider: this.gateway.provider, invoiceId: invoice.id },
      sql
    )
    if (known || invoice.reason !== 'first') return known
    const opened = await Purchase.find(truth.purchaseId ?? 0, sql)
    return opened?.customerId === truth.customerId ? opened : null
  }

  async #keepPaid(tx: Tx, found: Found): Promise<Kept> {
    const { invoice } = found.bill
    const purchase = found.purchase ?? (await this.#insert(tx, found))
    const isNew = purchase.state !== 'paid'
    if (!isNew && isSameMoney(purchase, invoice)) return 'known'
    const at = this.clock.now()
    await changePurchase(tx.sql, purchase.id, {
      ...(isNew && paidColumns(found, at)),
      isDisputed: invoice.isDisputed,
      ...refundColumns(purchase, invoice.refunded, at),
      at,
    })
    if (!isNew) return 'changed'
    const { billedIn } = invoice
    const isClosed = await this.billingState.learn(tx, { userId: found.facts.ownerId, billedIn })
    const useless = this.#uselessOf(purchase, found, isClosed)
    await (useless ? this.#payBack(tx, found, useless) : this.#tell(tx, found))
    return useless ? 'paid_back' : 'paid'
  }

  async #keepUnpaid(tx: Tx, found: Found): Promise<Kept> {
    const { bill, facts, purchase } = found
    const at = this.clock.now()
    if (purchase?.state === 'pending' && hasEnded(facts.truth)) {
      await changePurchase(tx.sql, purchase.id, { state: 'canceled', at })
    }
    if (!purchase && bill.invoice.hasFailed && bill.plan) {
      const failed = await this.#insert(tx, found)
      const { id: invoiceId } = bill.invoice
      await changePurchase(tx.sql, failed.id, { state: 'failed', invoiceId, at })
      await this.#tellFailed(tx, found)
    }
    return 'unpaid'
  }

  #insert(tx: Tx, { bill, facts }: Found): Promise<Purchase> {
    const { truth, plan, ownerId } = facts
    return insertPurchase(tx.sql, {
      userId: ownerId,
      provider: this.gateway.provider,
      kind: bill.invoice.reason === 'first' ? 'subscription' : 'renewal',
      planId: bill.plan?.planId ?? plan?.planId ?? 'starter',
      amount: bill.invoice.total,
      currency: bill.invoice.currency,
      state: 'failed',
      customerId: truth.customerId,
      subscriptionId: truth.id,
      at: this.clock.now(),
    })
  }

  async #tell(tx: Tx, { bill, facts }: Found): Promise<void> {
    const { ownerId: userId } = facts
    if (userId === null || !bill.plan) return
    const what = bill.invoice.reason === 'first' ? 'started' : 'renewed'
    const description = `${bill.plan.name} ${what}`
    await this.activities.record(tx.sql, { userId, type: 'other', description })
    const { plan, invoice } = bill
    if (invoice.reason !== 'first') {
      return this.tellPayer.withdraw(tx, { text: 'failed', key: invoice.id })
    }
    await this.tellPayer.now(tx, { userId, text: 'begun', plan, key: invoice.id })
  }

  /** Once a bill, however often the card is tried again. */
  async #tellFailed(tx: Tx, { bill, facts }: Found): Promise<void> {
    const { plan: named, invoice } = bill
    const { ownerId: userId } = facts
    if (!named || userId === null || invoice.reason !== 'renewal') return
    // A credit of theirs takes something off what it asks, and the words name the tax apart.
    const price = Math.min(invoice.owed, invoice.total - invoice.tax)
    const plan = { ...named, price }
    await this.tellPayer.soon(tx, { userId, text: 'failed', plan, key: invoice.id })
  }

  /**
   * Paid where we are closed, after it was given up or the plan is over, for what
   * we do not sell, or by somebody gone or shut out.
   */
  #uselessOf({ state }: Purchase, { bill, facts }: Found, isClosed: boolean): AuditReason | null {
    const { ownerId, shutOutSince, truth } = facts
    const paidAt = bill.invoice.paidAt ?? this.clock.now()
    const isAfter = (end: number | null) => end !== null && paidAt >= end
    if (ownerId === null) return 'nobody_left'
    if (isClosed) return 'closed_state'
    if (isAfter(shutOutSince)) return 'shut_out'
    const problem = problemOf(bill)
    if (problem) return problem
    return state === 'canceled' || isAfter(truth.endedAt) ? 'late_bill' : null
  }

  /** With what it would have begun or gone on with. */
  async #payBack(tx: Tx, { bill, facts }: Found, reason: AuditReason): Promise<void> {
    const { id, intentId } = bill.invoice
    const { ownerId: userId } = facts
    const objectId = intentId ?? id
    if (reason === 'wrong_plan') this.logger.error({ invoice: id }, UNKNOWN_PRICE)
    await auditPayment(tx.sql, { reason, objectId, userId, at: this.clock.now() })
    await endAtProvider(tx, this.queue, {
      key: `refund:${objectId}`,
      provider: this.gateway.provider,
      subscriptions: [facts.truth.id],
      refunds: intentId ? [intentId] : [],
    })
  }
}

interface Found {
  bill: Bill
  facts: SubscriptionFacts
  purchase: Purchase | null
}

function isSameMoney(purchase: Purchase, invoice: InvoiceTruth): boolean {
  const { refunded, isDisputed } = purchase
  return refunded === invoice.refunded && isDisputed === invoice.isDisputed
}

function paidColumns({ bill: { invoice }, facts }: Found, at: number) {
  return {
    state: 'paid' as const,
    amount: invoice.amountPaid,
    invoiceId: invoice.id,
    intentId: invoice.intentId,
    receiptUrl: facts.ownerId === null ? null : invoice.receiptUrl,
    paidAt: invoice.paidAt ?? at,
  }
}

/** It bills a price of ours. What comes off it or on top only we can give, at the provider. */
function problemOf({ invoice, plan }: Bill): 'wrong_plan' | 'wrong_currency' | null {
  if (invoice.reason === 'other') return null
  if (!plan) return 'wrong_plan'
  return invoice.currency === plan.currency ? null : 'wrong_currency'
}
