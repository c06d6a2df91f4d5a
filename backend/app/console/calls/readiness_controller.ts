import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { FindReadiness } from '#app/operations/readiness/find_readiness'
import { TestWebhook } from '#app/operations/readiness/test_webhook'

@inject()
export default class ReadinessController {
  constructor(
    private readonly findReadiness: FindReadiness,
    private readonly testWebhook: TestWebhook
  ) {}

  /** `GET /api/admin/readiness` */
  async index({ response }: HttpContext): Promise<void> {
    response.json(await this.findReadiness.execute())
  }

  /** `POST /api/admin/webhook-self-test` */
  async test(ctx: HttpContext): Promise<void> {
    ctx.response.json(await this.testWebhook.execute(actorOf(ctx)))
  }
}
