import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { ListAllSignups } from '#app/console/calls/list_all_signups'

@inject()
export default class AllSignupsController {
  constructor(private readonly listAllSignups: ListAllSignups) {}

  /** `GET /api/all-signups` */
  async index(ctx: HttpContext): Promise<void> {
    ctx.response.json({ success: true, ...(await this.listAllSignups.execute(actorOf(ctx))) })
  }
}
