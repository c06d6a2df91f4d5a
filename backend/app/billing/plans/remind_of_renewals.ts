import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { Plans } from '#app/billing/payments/plans'
import { askedOf, keyOf, NewPrice, TOLD_AHEAD } from '#app/billing/plans/new_price'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { Agreements } from '#app/billing/renewals/agreements'
import { taxed } from '#app/billing/renewals/renewal_words'
import { TellPayer } from '#app/billing/renewals/tell_payer'
import { Subscription } from '#app/models/subscription'
import { User } from '#app/models/user'
import { Activities } from '#app/ledgers/activities/activities'

const YEAR_MS = 365 * DAY
/** A text waits for the middle of its person's day. */
const WAITS_MS = DAY

type Renewing = Subscription & { userId: number }

/** Once a day: who is reminded of a plan that renews, and who is told of a new price. */
@inject()
export class RemindOfRenewals {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly plans: Plans,
    private readonly agreements: Agreements,
    private readonly tellPayer: TellPayer,
    private readonly newPrice: NewPrice,
    private readonly activities: Activities,
    private readonly settleSubscription: SettleSubscription
  ) {}

  /** One that fails keeps nobody else's from being looked at. */
  async execute(): Promise<undefined> {
    const failures: unknown[] = []
    for (const each of await this.#renewing()) {
      await this.#look(each).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  }

  async #look({ id, subscriptionId, periodEnd }: Subscription): Promise<void> {
    await this.agreements.keepWhile(subscriptionId, periodEnd)
    // As it is now: while others were looked at, its owner may have cancelled it or chosen another plan.
    const found = await this.#find(id)
    const plan = found && (await this.plans.find(found.planId))
    if (!plan) return
    const subscription = await this.#dropWithdrawn(found, plan)
    if (!subscription) return
    if (this.#isYearOver(subscription)) await this.#remind(subscription, plan)
    if (subscription.status === 'active') await this.#moveToPrice(subscription, plan)
  }

  async #find(id: number): Promise<Renewing | null> {
    return (await this.#renewing().where({ id }).first()) as Renewing | null
  }

  /** A price that is asked no more is not charged either, however late it was withdrawn. */
  async #dropWithdrawn(subscription: Renewing, plan: PricedPlan): Promise<Renewing | null> {
    const { id, nextPrice } = subscription
    if (nextPrice === null || nextPrice === plan.price || plan.priceId === null) return subscription
    await this.#keepPrice(subscription)
    return this.#find(id)
  }

  async #keepPrice({ subscriptionId }: Renewing): Promise<void> {
    await this.gateway.releaseSchedule(subscriptionId)
    await this.settleSubscription.execute({ subscriptionId })
  }

  async preview(): Promise<string> {
    const renewing = await this.#renewing()
    const due = renewing.filter((each) => this.#isYearOver(each))
    return `${renewing.length} plan(s) renew; ${due.length} person(s) would be reminded of theirs.`
  }

  #renewing() {
    const { database, gateway } = this
    return Subscription.query(database.read)
      .where({ provider: gateway.provider, isEntitled: true, cancelAtPeriodEnd: false })
      .whereNotNull('userId')
      .withScopes((all) => all.running())
  }

  #isYearOver({ remindedAt, createdAt }: Subscription): boolean {
    return (remindedAt ?? createdAt) <= this.clock.now() - YEAR_MS
  }

  async #remind(subscription: Renewing, plan: PricedPlan): Promise<void> {
    const { id, userId, nextPlanId } = subscription
    const remindedAt = this.clock.now()
    // What is charged next, not what was charged last.
    const renewed = nextPlanId === null ? plan : ((await this.plans.find(nextPlanId)) ?? plan)
    const price = priceOf(subscription, renewed)
    await this.database.transaction(async (tx) => {
      await Subscription.query(tx.sql).where({ id }).update({ remindedAt })
      const key = `${id}:${remindedAt}`
      await this.tellPayer.byDay(tx, { userId, text: 'yearly', plan: { ...renewed, price }, key })
      const renews = `${renewed.name} renews at ${taxed(price)} every month until you cancel it`
      await this.#note(tx, userId, `Yearly reminder: your ${renews}`)
    })
  }

  /** Told on one day, set on a later one: nobody is ever charged a price they did not hear of in time. */
  async #moveToPrice(subscription: Renewing, plan: PricedPlan): Promise<void> {
    const { price, nextPrice, periodEnd } = subscription
    const next = nextPrice ?? newPriceFor(subscription, plan)
    if (price === null || next === null) return
    if (await this.newPrice.isToldInTime(subscription, next)) {
      return this.#setPrice(subscription, plan)
    }
    const canBeTold = this.clock.now() <= periodEnd - TOLD_AHEAD.least
    if (canBeTold) return this.#tellPrice(subscription, plan, { price, next })
    // Set by an earlier version or by staff at the provider, or its text never arrived.
    if (nextPrice !== null) await this.#keepPrice(subscription)
  }

  async #setPrice({ subscriptionId, nextPrice }: Renewing, { priceId }: PricedPlan): Promise<void> {
    if (nextPrice !== null || priceId === null) return
    await this.gateway.schedulePlan({ subscriptionId, priceId })
    await this.settleSubscription.execute({ subscriptionId })
  }

  async #tellPrice(
    subscription: Renewing,
    plan: PricedPlan,
    { price, next }: { price: number; next: number }
  ): Promise<void> {
    const { userId, periodEnd } = subscription
    const ahead = periodEnd - this.clock.now()
    if (ahead < TOLD_AHEAD.least + WAITS_MS || ahead > TOLD_AHEAD.most) return
    await this.database.transaction(async (tx) => {
      const date = await this.#dateOf(tx, userId, periodEnd)
      const gaps = { date, next: taxed(next) }
      const key = keyOf(subscription, next)
      const told = { userId, plan: { ...plan, price }, key, gaps }
      await this.tellPayer.byDay(tx, { ...told, text: 'new_price' })
    })
  }

  /** `Dec 21, 2026`, where the person is. */
  async #dateOf({ sql }: Tx, userId: number, instant: number): Promise<string> {
    const user = await User.find(userId, sql)
    const options = { dateStyle: 'medium', timeZone: user?.timeZone } as const
    return new Intl.DateTimeFormat('en-US', options).format(instant)
  }

  async #note({ sql }: Tx, userId: number, description: string): Promise<void> {
    await this.activities.record(sql, { userId, type: 'other', description })
  }
}

/** What it is charged next. */
function priceOf({ nextPlanId, nextPrice, price }: Subscription, plan: PricedPlan): number {
  return nextPrice ?? (nextPlanId === null ? price : null) ?? plan.price
}

/** Who takes a smaller plan pays that one's. */
function newPriceFor(subscription: Subscription, plan: PricedPlan): number | null {
  return subscription.nextPlanId === null ? askedOf(subscription, plan) : null
}
