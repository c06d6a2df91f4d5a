import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import type { PlanDifference } from '#app/console/calls/contract'
import { SyncPlanPrices } from '#app/console/support/sync_plan_prices'

@inject()
export default class PlanPricesController {
  constructor(private readonly syncPlanPrices: SyncPlanPrices) {}

  /** `GET /api/admin/plans/difference` */
  async difference({ response }: HttpContext): Promise<void> {
    const plans: PlanDifference[] = await this.syncPlanPrices.difference()
    response.json({ plans })
  }

  /** `POST /api/admin/plans/sync` */
  async sync(ctx: HttpContext): Promise<void> {
    const plans: PlanDifference[] = await this.syncPlanPrices.sync(actorOf(ctx))
    ctx.response.json({ success: true, plans })
  }
}
