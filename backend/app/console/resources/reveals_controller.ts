import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { validate } from '#app/core/requests/validate'
import { revealInput } from '#app/console/resources/contract'
import { RevealFields } from '#app/console/resources/reveal_fields'

@inject()
export default class RevealsController {
  constructor(private readonly revealFields: RevealFields) {}

  /** `POST /api/admin/reveal` */
  async store(ctx: HttpContext): Promise<void> {
    const input = validate(ctx.request, revealInput)
    ctx.response.json({ values: await this.revealFields.execute(input, actorOf(ctx)) })
  }
}
