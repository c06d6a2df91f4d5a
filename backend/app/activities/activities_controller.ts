import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Activities } from '#app/activities/activities'
import { answerUnlessKnown } from '#app/core/conditional_get'
import { Database } from '#app/core/database'

@inject()
export default class ActivitiesController {
  constructor(
    private readonly activities: Activities,
    private readonly database: Database
  ) {}

  /** `GET /api/activities` */
  async index(ctx: HttpContext): Promise<void> {
    const { id } = ctx.auth.getUserOrFail()
    const sql = this.database.read
    await answerUnlessKnown(ctx, await this.activities.version(sql, id), async () => ({
      activities: await this.activities.list(sql, id),
    }))
  }
}
