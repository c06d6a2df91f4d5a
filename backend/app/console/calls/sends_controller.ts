import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { type Sends, sendsInput } from '#app/console/calls/contract'
import { validate } from '#app/core/requests/validate'
import { SwitchSends } from '#app/console/support/switch_sends'
import type { SendsState } from '#app/ledgers/switches/switches'

@inject()
export default class SendsController {
  constructor(private readonly switchSends: SwitchSends) {}

  /** `GET /api/admin/sends` */
  async show({ response }: HttpContext): Promise<void> {
    response.json(sendsOf(await this.switchSends.find()))
  }

  /** `PUT /api/admin/sends` */
  async update(ctx: HttpContext): Promise<void> {
    const input = validate(ctx.request, sendsInput)
    ctx.response.json(sendsOf(await this.switchSends.execute(actorOf(ctx), input)))
  }
}

function sendsOf({ areAllStopped, reason, changedAt, isStoppedByEnvironment }: SendsState): Sends {
  const at = changedAt === null ? null : new Date(changedAt).toISOString()
  return { areAllStopped, reason, changedAt: at, isStoppedByEnvironment }
}
