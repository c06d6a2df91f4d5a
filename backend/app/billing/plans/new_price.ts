import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { DAY } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { Plans } from '#app/billing/payments/plans'
import { TellPayer } from '#app/billing/renewals/tell_payer'
import type { Subscription } from '#app/models/subscription'

/** California: a new price is told so long before it is charged, no later and no earlier. */
export const TOLD_AHEAD = { least: 7 * DAY, most: 30 * DAY }

/** What a plan costs from its next period on, for who bought it at another price. */
@inject()
export class NewPrice {
  constructor(
    private readonly database: Database,
    private readonly plans: Plans,
    private readonly tellPayer: TellPayer
  ) {}

  /** Cents; null where nothing changes. Who cancels and stays after all pays what they were told. */
  async of(subscription: Subscription): Promise<number | null> {
    const { nextPrice, planId } = subscription
    if (nextPrice !== null || !limits.billing.movesOldPrices) return nextPrice
    const plan = await this.plans.find(planId)
    const asked = plan && askedOf(subscription, plan)
    return asked !== null && (await this.isToldInTime(subscription, asked)) ? asked : null
  }

  async isToldInTime(subscription: Subscription, price: number): Promise<boolean> {
    const key = keyOf(subscription, price)
    const toldAt = await this.tellPayer.leftAt(this.database.read, { text: 'new_price', key })
    return toldAt !== null && toldAt <= subscription.periodEnd - TOLD_AHEAD.least
  }
}

/** Of those who bought at an older price and shall not keep it. */
export function askedOf({ price }: Subscription, plan: PricedPlan): number | null {
  if (!limits.billing.movesOldPrices || plan.priceId === null) return null
  return plan.price === price ? null : plan.price
}

/** One text for each price and period. */
export function keyOf({ subscriptionId, periodEnd }: Subscription, price: number): string {
  return `${subscriptionId}:${price}:${periodEnd}`
}
