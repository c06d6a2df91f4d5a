import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Clock } from '#app/core/clock/clock'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import type { IntentTruth } from '#app/billing/payments/payment_gateway'
import { Entitlement } from '#app/billing/purchases/entitlement'
import { TellPayer } from '#app/billing/renewals/tell_payer'
import { BillingState } from '#app/billing/purchases/billing_state'
import { auditPayment } from '#app/billing/purchases/payment_audit'
import { endAtProvider } from '#app/billing/purchases/cancel_and_refund'
import {
  changePurchase,
  isPaidTwice,
  refundColumns,
  type Settled,
} from '#app/billing/purchases/purchases'
import { subscriptionsAt } from '#app/billing/purchases/subscriptions'
import { locked } from '#app/models/locked'
import { Plan } from '#app/models/plan'
import type { Purchase } from '#app/models/purchase'
import { User } from '#app/models/user'

interface Payment {
  /** Locked. */
  purchase: Purchase
  intent: IntentTruth
  /** Why what was paid for can no longer be given. */
  useless: Useless | null
}

/**
 * Nobody is left, or they are shut out; what was to be upgraded was gone when the
 * card was charged; or it was charged in a state we are closed in.
 */
export type Useless = 'nobody_left' | 'shut_out' | 'late_upgrade' | 'closed_state'

/**
 * Writes down what became of a one-time payment: the refill of messages, or the rest of an upgraded period.
 */
@inject()
export class ApplyPayment {
  constructor(
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly allowance: Allowance,
    private readonly activities: Activities,
    private readonly entitlement: Entitlement,
    private readonly tellPayer: TellPayer,
    private readonly billingState: BillingState
  ) {}

  async execute(tx: Tx, payment: Payment): Promise<Settled> {
    const { purchase, intent } = payment
    const at = this.clock.now()
    if (intent.status === 'canceled' && purchase.state === 'pending') {
      await changePurchase(tx.sql, purchase.id, { state: 'canceled', at })
    }
    if (intent.status !== 'succeeded')
      return intent.status === 'processing' ? intent.status : 'unpaid'
    const plan = await Plan.findBy({ planId: purchase.planId }, tx.sql)
    const settled =
      purchase.state === 'paid' ? 'settled_already' : await this.#pay(tx, payment, plan)
    await this.#followMoney(tx, payment)
    await this.entitlement.refresh(tx, purchase.userId)
    return settled
  }

  async #pay(tx: Tx, payment: Payment, plan: Plan | null): Promise<Settled> {
    const { purchase, intent } = payment
    const at = this.clock.now()
    const { userId } = purchase
    const { id: intentId } = intent
    const receiptUrl = userId === null ? null : intent.receiptUrl
    const changes = { state: 'paid', intentId, receiptUrl } as const
    await changePurchase(tx.sql, purchase.id, { ...changes, paidAt: at, at })
    const found = await this.#uselessNow(tx, payment)
    const useless = payment.useless ?? found
    if (userId === null || useless !== null) return this.#payBack(tx, { ...payment, useless })
    if (purchase.kind === 'refill') await this.#grant(tx, { id: purchase.id, userId }, plan)
    else await this.#tellUpgrade(tx, { userId, intentId, purchase }, plan)
    return 'granted'
  }

  /** What shows only where it is written down. */
  async #uselessNow(tx: Tx, { purchase, intent }: Payment): Promise<Useless | null> {
    const { userId, kind } = purchase
    // As whoever settles the subscription: its row first, its owner's after it.
    if (kind === 'upgrade') await locked(upgradedOf(tx.sql, purchase)).first()
    const isClosed = await this.billingState.learn(tx, { userId, billedIn: intent.billedIn })
    if (isClosed) return 'closed_state'
    return kind === 'upgrade' && (await isUpgradeLate(tx.sql, purchase)) ? 'late_upgrade' : null
  }

  async #tellUpgrade(
    tx: Tx,
    { userId, intentId, purchase }: { userId: number; intentId: string; purchase: Purchase },
    plan: Plan | null
  ): Promise<void> {
    const description = `Upgraded to ${plan?.name}`
    await this.activities.record(tx.sql, { userId, type: 'other', description })
    // Cancelled while its bank was thinking, it has begun and renews no more.
    if (!plan || (await upgradedOf(tx.sql, purchase).where('cancelAtPeriodEnd', true).first()))
      return
    await this.tellPayer.now(tx, { userId, text: 'begun', plan, key: intentId })
  }

  async #grant(
    tx: Tx,
    { id, userId }: { id: number; userId: number },
    plan: Plan | null
  ): Promise<void> {
    const amount = plan?.totalMessages ?? 0
    const description = `Bought ${plan?.name}: ${amount} messages`
    await this.allowance.grant(tx.sql, { userId, amount, key: grantOf({ id }) })
    await this.activities.record(tx.sql, { userId, type: 'other', description })
    await this.entitlement.answerWhatWaits(tx, userId)
  }

  async #payBack(tx: Tx, { purchase, intent, useless }: Payment): Promise<'paid_back'> {
    const at = this.clock.now()
    const { id: intentId } = intent
    const { userId, provider, subscriptionId: id } = purchase
    const reason = useless ?? 'nobody_left'
    await auditPayment(tx.sql, { reason, objectId: intentId, userId, at })
    const key = `refund:${intentId}`
    const subscriptions = reason === 'closed_state' && id !== null ? [id] : []
    await endAtProvider(tx, this.queue, { key, provider, subscriptions, refunds: [intentId] })
    return 'paid_back'
  }

  /**
   * A refund or a dispute takes back its share of what was given, as far
   * as it is there; a dispute won returns it. What it was says the ledger.
   */
  async #followMoney(tx: Tx, { purchase, intent }: Payment): Promise<void> {
    const { refunded, isDisputed } = intent
    const isSame = refunded === purchase.refunded && isDisputed === purchase.isDisputed
    if (isSame) return
    const at = this.clock.now()
    const given = await this.allowance.granted(tx.sql, grantOf(purchase))
    const revoked = Math.ceil(given * lostShareOf({ purchase, intent }))
    const taken = await this.#take(tx, purchase, revoked)
    await changePurchase(tx.sql, purchase.id, {
      isDisputed,
      messagesRevoked: revoked,
      messagesTaken: purchase.messagesTaken + taken,
      ...refundColumns(purchase, refunded, at),
      at,
    })
  }

  /** Answers how many more messages are taken than before; negative when some are given back. */
  async #take(tx: Tx, purchase: Purchase, revoked: number): Promise<number> {
    const { id, userId, version, messagesRevoked, messagesTaken } = purchase
    const more = revoked - messagesRevoked
    if (userId === null) return 0
    const key = `purchase:${id}:${version}`
    if (more > 0) return this.allowance.takeBack(tx, { userId, amount: more, key })
    // What had been used was not taken, so it comes back neither.
    const amount = Math.max(0, messagesTaken - revoked)
    if (amount > 0) await this.allowance.grant(tx.sql, { userId, amount, key })
    return -amount
  }
}

/** What it moves to the dearer plan. */
function upgradedOf(sql: Sql, { provider, subscriptionId: id }: Purchase) {
  return subscriptionsAt(sql, { provider, id: id ?? '' })
}

/** Paid twice in the same moment, or its plan was taken back and ends at the provider just now. */
async function isUpgradeLate(sql: Sql, upgrade: Purchase): Promise<boolean> {
  await locked(User.query(sql).where('id', upgrade.userId ?? 0)).first()
  if (!(await upgradedOf(sql, upgrade).where('isEntitled', true).first())) return true
  return isPaidTwice(sql, upgrade)
}

/** The messages of a refill, in the ledger of messages. */
function grantOf({ id }: Pick<Purchase, 'id'>): string {
  return `purchase:${id}`
}

/** The share of a payment whose money is gone. */
function lostShareOf({ purchase, intent }: Pick<Payment, 'purchase' | 'intent'>): number {
  return intent.isDisputed ? 1 : Math.min(1, intent.refunded / purchase.amount)
}
