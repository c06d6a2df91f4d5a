import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isProduction } from '#config/app'
import { PublicUrl } from '#app/core/answers/public_url'
import { idParam } from '#app/core/requests/id_param'
import { validate } from '#app/core/requests/validate'
import { actorOf } from '#app/ledgers/audit/actor_of'
import type { SendsState } from '#app/ledgers/switches/switches'
import { FindCosts } from '#app/operations/figures/find_costs'
import { FindCostsOfPerson } from '#app/operations/figures/find_costs_of_person'
import { FindFigures } from '#app/operations/figures/find_figures'
import { FindReadiness } from '#app/operations/readiness/find_readiness'
import { TestWebhook } from '#app/operations/readiness/test_webhook'
import {
  type PlanDifference,
  productsInput,
  type Sends,
  sendsInput,
} from '#app/console/calls/contract'
import { ListAllSignups } from '#app/console/calls/list_all_signups'
import { ListProducts } from '#app/console/calls/list_products'
import { SwitchSends } from '#app/console/support/switch_sends'
import { SyncPlanPrices } from '#app/console/support/sync_plan_prices'

/** What staff asks of the whole service. */
export default class CallsController {
  /** `GET /api/twilio/callback-url`: the address to enter at the provider. */
  @inject()
  callbackUrl({ response }: HttpContext, publicUrl: PublicUrl): void {
    const callbackUrl = publicUrl.to('/api/twilio/inbound')
    response.json({
      success: true,
      callbackUrl,
      ...(isProduction && { productionUrl: callbackUrl }),
    })
  }

  /** `GET /api/all-signups` */
  @inject()
  async allSignups(ctx: HttpContext, action: ListAllSignups): Promise<void> {
    ctx.response.json({ success: true, ...(await action.execute(actorOf(ctx))) })
  }

  /** `GET /api/stripe/products` */
  @inject()
  async products({ response }: HttpContext, action: ListProducts): Promise<void> {
    const products = await action.execute()
    const message = products.length > 0 ? `${products.length} on sale.` : 'Nothing is on sale yet.'
    response.json({ success: true, products, message })
  }

  /** `POST /api/stripe/get-products` */
  @inject()
  async findProducts({ request, response }: HttpContext, action: ListProducts): Promise<void> {
    const { productIds: ids } = validate(request, productsInput)
    response.json({ success: true, products: await action.execute({ ids }) })
  }

  /** `GET /api/admin/figures` */
  @inject()
  async figures({ response }: HttpContext, action: FindFigures): Promise<void> {
    response.json(await action.execute())
  }

  /** `GET /api/admin/costs` */
  @inject()
  async costs({ response }: HttpContext, action: FindCosts): Promise<void> {
    response.json(await action.execute())
  }

  /** `GET /api/admin/signups/{id}/costs` */
  @inject()
  async costsOfPerson({ params, response }: HttpContext, action: FindCostsOfPerson): Promise<void> {
    response.json(await action.execute(idParam(params.id)))
  }

  /** `GET /api/admin/sends` */
  @inject()
  async sends({ response }: HttpContext, action: SwitchSends): Promise<void> {
    response.json(sendsOf(await action.find()))
  }

  /** `PUT /api/admin/sends` */
  @inject()
  async switchSends(ctx: HttpContext, action: SwitchSends): Promise<void> {
    const input = validate(ctx.request, sendsInput)
    ctx.response.json(sendsOf(await action.execute(actorOf(ctx), input)))
  }

  /** `GET /api/admin/readiness` */
  @inject()
  async readiness({ response }: HttpContext, action: FindReadiness): Promise<void> {
    response.json(await action.execute())
  }

  /** `POST /api/admin/webhook-self-test` */
  @inject()
  async testWebhook(ctx: HttpContext, action: TestWebhook): Promise<void> {
    ctx.response.json(await action.execute(actorOf(ctx)))
  }

  /** `GET /api/admin/plans/difference` */
  @inject()
  async planDifference({ response }: HttpContext, action: SyncPlanPrices): Promise<void> {
    const plans: PlanDifference[] = await action.difference()
    response.json({ plans })
  }

  /** `POST /api/admin/plans/sync` */
  @inject()
  async syncPlans(ctx: HttpContext, action: SyncPlanPrices): Promise<void> {
    const plans: PlanDifference[] = await action.sync(actorOf(ctx))
    ctx.response.json({ success: true, plans })
  }
}

function sendsOf({ areAllStopped, reason, changedAt, isStoppedByEnvironment }: SendsState): Sends {
  const at = changedAt === null ? null : new Date(changedAt).toISOString()
  return { areAllStopped, reason, changedAt: at, isStoppedByEnvironment }
}
