import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Activities } from '#app/people/activities/activities'
import { activitiesQuery, type Activity } from '#app/people/activities/contract'
import { answerUnlessKnown } from '#app/core/answers/conditional_get'
import { parse } from '#app/core/requests/validate'
import { Database } from '#app/core/database/database'

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
    const { includeScheduled } = parse(activitiesQuery, ctx.request.qs())
    const scheduled = includeScheduled ? await this.activities.listScheduled(sql, id) : null
    const version = `${await this.activities.version(sql, id)}${scheduled ? digest(scheduled) : ''}`
    await answerUnlessKnown(ctx, version, async () => ({
      activities: [...(scheduled ?? []), ...(await this.activities.list(sql, id))],
    }))
  }
}

/** What holds a schedule up lies in many places: at most three short rows tell it best themselves. */
function digest(scheduled: Activity[]): string {
  return createHash('sha256').update(JSON.stringify(scheduled)).digest('base64url')
}
