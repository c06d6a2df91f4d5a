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

  /** `GET /api/activities`, and with `?includeScheduled=true` the scheduled messages first. */
  async index(ctx: HttpContext): Promise<void> {
    const { id } = ctx.auth.getUserOrFail()
    const sql = this.database.read
    const hasScheduled = ctx.request.input('includeScheduled') === 'true'
    const version = `${await this.activities.version(sql, id)}${hasScheduled ? 's' : ''}`
    await answerUnlessKnown(ctx, version, async () => ({
      activities: hasScheduled
        ? await this.activities.listWithScheduled(sql, id)
        : await this.activities.list(sql, id),
    }))
  }
}
