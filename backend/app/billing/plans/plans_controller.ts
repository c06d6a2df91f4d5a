import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { SubscriptionPlan } from '#app/billing/plans/contract'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { Plans } from '#app/billing/payments/plans'

/** `GET /api/subscription-plans` */
@inject()
export default class PlansController {
  constructor(private readonly plans: Plans) {}

  async index({ response }: HttpContext): Promise<void> {
    const plans = await this.plans.list()
    response.json({ success: true, plans: plans.map(shown) })
  }
}

function shown(plan: PricedPlan): SubscriptionPlan {
  return {
    id: plan.id,
    planId: plan.planId,
    name: plan.name,
    price: plan.price,
    ...(plan.messagesPerDay !== null && { messagesPerDay: plan.messagesPerDay }),
    ...(plan.totalMessages !== null && { totalMessages: plan.totalMessages }),
    stripePriceId: plan.priceId,
  }
}
