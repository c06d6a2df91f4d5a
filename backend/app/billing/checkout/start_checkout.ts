import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { HOUR } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { Plans } from '#app/billing/payments/plans'
import { findLiveSubscription } from '#app/billing/purchases/subscriptions'
import { Purchase } from '#app/models/purchase'
import type { Subscription } from '#app/models/subscription'
import { User } from '#app/models/user'
import { accountPauseOf } from '#app/people/accounts/account_pause'
import { askProvider } from '#app/billing/plans/ask_provider'
import { type Checkout, planIdOf } from '#app/billing/plans/contract'
import { notOnSale, payFirst } from '#app/billing/plans/errors'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'
import {
  accountPaused,
  ageUnconfirmed,
  alreadyOn,
  downgradeInstead,
  paidAlready,
  stillProcessing,
  tooManyCheckouts,
  unknownPlan,
} from '#app/billing/checkout/errors'
import type { Wish } from '#app/billing/checkout/open_at_provider'
import { type Opened, OpenPurchase } from '#app/billing/checkout/open_purchase'
import { termsOf } from '#app/billing/renewals/renewal_words'
import { upgradePrice } from '#app/billing/checkout/upgrade_price'

/** A purchase that turned out to be paid changes what may be bought: look once more. */
const LOOKS = 3

/**
 * What somebody who opens the checkout is about to buy.
 * Nothing is charged before they press the button there.
 */
@inject()
export class StartCheckout {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly plans: Plans,
    private readonly openPurchase: OpenPurchase,
    private readonly oneAtATime: OneAtATime
  ) {}

  async execute(order: { userId: number; planId: string; ip?: string }): Promise<Checkout> {
    const plan = await this.plans.find(planIdOf(order.planId) ?? '')
    if (!plan) throw unknownPlan()
    if (!plan.priceId) throw notOnSale()
    const { userId, ip } = order
    const start = () => askProvider(() => this.#start({ userId, ip }, plan))
    return this.oneAtATime.run(userId, start)
  }

  async #start(
    { userId, ip }: { userId: number; ip?: string },
    plan: PricedPlan
  ): Promise<Checkout> {
    await this.#refusePaused(userId)
    await this.#refuseTooMany(userId)
    for (let looks = 0; looks < LOOKS; looks++) {
      const wish = await this.#wishOf(userId, plan)
      const opened = await this.openPurchase.execute({ ...wish, ip })
      if (typeof opened === 'object') return this.#checkout(wish, opened)
      // Who reloads after paying must not pay again by mistake; a second refill is a second look away.
      if (opened === 'paid' && wish.kind === 'refill') throw paidAlready()
    }
    throw new Error('a checkout changed again and again while it was opened')
  }

  /** Whoever may be a minor is sold nothing, nor who would get no text of hers for it. */
  async #refusePaused(userId: number): Promise<void> {
    const user = await User.find(userId, this.database.read)
    const pause = user && accountPauseOf(user, this.clock.now())
    if (pause) throw pause === 'no_birth_date' ? ageUnconfirmed() : accountPaused()
  }

  async #wishOf(userId: number, plan: PricedPlan): Promise<Wish> {
    if (plan.messagesPerDay === null) return { kind: 'refill', userId, plan, amount: plan.price }
    const { database, gateway, plans } = this
    const current = await findLiveSubscription(database.read, userId, gateway.provider)
    if (!current) return { kind: 'subscription', userId, plan, amount: plan.price }
    const known = await plans.find(current.planId)
    if (!known || known.planId === plan.planId) throw alreadyOn(plan.name)
    if (known.price > plan.price) throw downgradeInstead(known.name)
    if (current.status === 'past_due') throw payFirst()
    if (await this.#isBilling(current)) throw stillProcessing()
    return { kind: 'upgrade', userId, plan, current, amount: this.#price(known, plan, current) }
  }

  /** A bill stands open for an hour before the card is tried: should it fail, its upgrade is lost. */
  async #isBilling({ subscriptionId }: Subscription): Promise<boolean> {
    const { gateway } = this
    const truth = await gateway.findSubscription(subscriptionId)
    const bill = truth?.latestInvoiceId && (await gateway.findInvoice(truth.latestInvoiceId))
    return bill ? bill.status === 'draft' || bill.status === 'open' : false
  }

  #price(from: PricedPlan, to: PricedPlan, current: Subscription): number {
    const { periodStart, periodEnd, price } = current
    const now = this.clock.now()
    return upgradePrice(
      { from: price ?? from.price, to: to.price },
      { periodStart, periodEnd, now }
    )
  }

  async #refuseTooMany(userId: number): Promise<void> {
    const now = this.clock.now()
    const lately = await Purchase.query(this.database.read)
      .where({ userId })
      .where('createdAt', '>', now - HOUR)
      .orderBy('createdAt')
    if (lately.length < limits.billing.checkoutsPerHour) return
    throw tooManyCheckouts(((lately[0]?.createdAt ?? now) + HOUR - now) / 1000)
  }

  #checkout({ kind, plan }: Wish, { clientSecret, amount, tax }: Opened): Checkout {
    const { provider, publishableKey } = this.gateway
    const due = amount + tax
    return {
      success: true,
      clientSecret,
      message: messageOf(kind, plan),
      provider,
      publishableKey,
      ...(due !== plan.price && { amountDue: due }),
      ...(tax > 0 && { tax }),
      ...(kind !== 'refill' && { renewal: termsOf(kind, { plan, due: amount }) }),
    }
  }
}

function messageOf(kind: Wish['kind'], plan: PricedPlan): string {
  if (kind === 'refill') return `You pay once for ${plan.totalMessages} messages.`
  if (kind === 'subscription') return 'You pay every month and can cancel anytime.'
  return (
    'You pay the difference for the rest of this billing cycle, ' +
    `and the ${plan.name} from the next one on.`
  )
}
