import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/audit/actor_of'
import { FindReadiness } from '#app/readiness/find_readiness'
import { TestWebhook } from '#app/readiness/test_webhook'

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
