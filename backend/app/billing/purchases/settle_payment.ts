import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { type IntentTruth, PaymentGateway } from '#app/billing/payments/payment_gateway'
import { ApplyPayment, type Useless } from '#app/billing/purchases/apply_payment'
import { shutOutSince } from '#app/billing/purchases/entitlement'
import { CompleteUpgrade } from '#app/billing/purchases/complete_upgrade'
import { auditPayment, type AuditReason, wasPaidBack } from '#app/billing/purchases/payment_audit'
import { changePurchase, lockPurchase, type Settled } from '#app/billing/purchases/purchases'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { PaymentCustomer } from '#app/models/payment_customer'
import { Purchase } from '#app/models/purchase'
import { whileStale } from '#app/billing/purchases/while_stale'

const MADE = new Set<Settled>(['granted', 'settled_already', 'paid_back'])

interface Payment {
  intentId: string
  /** The logged-in person who says they paid; an event of the provider has none. */
  claimedBy?: number
}

/**
 * The one room of single payments: the browser's success call, their events and the daily look all end here;
 * what tells of a plan or an invoice goes to `SettleSubscription`. Each reads the truth from the
 * provider again, so it may be entered in any order and any number of times.
 */
@inject()
export class SettlePayment {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly applyPayment: ApplyPayment,
    private readonly completeUpgrade: CompleteUpgrade,
    private readonly settleSubscription: SettleSubscription
  ) {}

  async execute(payment: Payment): Promise<Settled> {
    const settled = await whileStale(() => this.#attempt(payment))
    if (payment.claimedBy === undefined) return settled
    await this.#rememberClaim(payment, settled)
    // An event may have come first.
    const isBack = settled === 'settled_already' && (await this.#isBack(payment))
    return isBack ? 'paid_back' : settled
  }

  #isBack({ intentId }: Payment): Promise<boolean> {
    return wasPaidBack(this.database.read, intentId)
  }

  /** The row is read before the truth: what changes meanwhile then shows. */
  async #attempt(payment: Payment): Promise<Settled | 'stale'> {
    const { database, gateway } = this
    const known = await this.#findByIntent(payment.intentId)
    const intent = await gateway.findIntent(payment.intentId)
    if (!intent) return this.#refuse('unknown_payment', payment)
    if (!(await this.#isOwner(intent, payment.claimedBy))) return this.#refuse('not_owner', payment)
    if (intent.invoiceId) return this.#settleInvoice(intent, intent.invoiceId)
    const purchase = known ?? (await Purchase.find(intent.purchaseId ?? 0, database.read))
    return purchase ? this.#settle(purchase, intent) : this.#refuse('not_ours', payment)
  }

  async #settleInvoice(intent: IntentTruth, invoiceId: string): Promise<Settled> {
    const settled = await this.settleSubscription.execute({ invoiceId })
    if (settled !== 'unpaid') return settled
    // The provider marks the invoice a moment after the card was charged.
    return ['processing', 'succeeded'].includes(intent.status) ? 'processing' : 'unpaid'
  }

  async #settle(seen: Purchase, intent: IntentTruth): Promise<Settled | 'stale'> {
    const { database, applyPayment } = this
    const problem = problemOf(intent, seen)
    if (problem) return this.#refuse(problem, { intentId: intent.id }, seen.userId)
    const isNewlyPaid = intent.status === 'succeeded' && seen.state !== 'paid'
    const useless = isNewlyPaid ? await this.#uselessOf(seen) : null
    const settled = await database.transaction<Settled | 'stale'>(async (tx) => {
      const purchase = await lockPurchase(tx.sql, seen.id)
      if (purchase?.version !== seen.version) return 'stale'
      return applyPayment.execute(tx, { purchase, intent, useless })
    })
    if (settled !== 'stale') await this.#endDisputed(seen, intent)
    return settled
  }

  /** Whoever disputes what they paid for a dearer plan goes on being charged for neither. */
  async #endDisputed({ kind, subscriptionId }: Purchase, { isDisputed }: IntentTruth) {
    if (kind !== 'upgrade' || subscriptionId === null || !isDisputed) return
    await this.settleSubscription.execute({ subscriptionId })
  }

  /** Why what was paid for cannot be given any more; else null, and an upgraded plan is moved. */
  async #uselessOf(purchase: Purchase): Promise<Useless | null> {
    const { userId, kind } = purchase
    if (userId === null) return 'nobody_left'
    if (await shutOutSince(this.database.read, userId)) return 'shut_out'
    if (kind !== 'upgrade' || (await this.completeUpgrade.execute(purchase))) return null
    return 'late_upgrade'
  }

  /** The first success call of a payment is expected; one more is told apart from it. */
  async #rememberClaim(payment: Payment, settled: Settled): Promise<void> {
    if (settled === 'unpaid') await this.#refuse('unpaid', payment)
    if (!MADE.has(settled)) return
    const purchase = await this.#findByIntent(payment.intentId)
    if (!purchase) return
    if (purchase.confirmedAt !== null) return void (await this.#refuse('replayed', payment))
    const at = this.clock.now()
    await changePurchase(this.database.read, purchase.id, { confirmedAt: at, at })
  }

  #findByIntent(intentId: string): Promise<Purchase | null> {
    const { database, gateway } = this
    return Purchase.findBy({ provider: gateway.provider, intentId }, database.read)
  }

  async #isOwner({ customerId }: IntentTruth, userId?: number): Promise<boolean> {
    if (userId === undefined) return true
    const { provider } = this.gateway
    const { read } = this.database
    // A payment of nobody is nobody's.
    const owner = customerId && { provider, customerId, userId }
    return Boolean(owner && (await PaymentCustomer.findBy(owner, read)))
  }

  /** Somebody else's product may live in the same account: its events leave no row here. */
  async #refuse(reason: AuditReason, { intentId, claimedBy }: Payment, owner?: number | null) {
    const userId = claimedBy ?? owner
    if (userId === undefined) return 'refused' as const
    const at = this.clock.now()
    await auditPayment(this.database.read, { reason, objectId: intentId, userId, at })
    return 'refused' as const
  }
}

/** Why a payment is not the one this purchase is waiting for. */
function problemOf(intent: IntentTruth, purchase: Purchase): AuditReason | null {
  if (purchase.intentId !== null && purchase.intentId !== intent.id) return 'not_ours'
  if (purchase.customerId !== intent.customerId) return 'wrong_customer'
  if (intent.planId !== purchase.planId) return 'wrong_plan'
  if (intent.currency !== purchase.currency) return 'wrong_currency'
  return intent.amount === purchase.amount ? null : 'wrong_amount'
}
