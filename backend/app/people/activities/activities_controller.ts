import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { findLatest } from '#app/people/activities/activities_sql'
import { activitiesQuery } from '#app/people/activities/contract'
import { listLatest } from '#app/people/activities/latest_activities'
import { listScheduled } from '#app/people/activities/scheduled_activities'
import { Clock } from '#app/core/clock/clock'
import { answerUnlessKnown, versionOf } from '#app/core/answers/conditional_get'
import { parse } from '#app/core/requests/validate'
import { Database } from '#app/core/database/database'
import type { Polled } from '#app/core/sessions/poll_door'

@inject()
export default class ActivitiesController implements Polled {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  /** `GET /api/activities`, and with `?includeScheduled=true` the scheduled messages first. */
  async index(ctx: HttpContext): Promise<void> {
    const { id } = ctx.auth.getUserOrFail()
    const { version, scheduled } = await this.#latestOf(id, ctx.request.qs())
    await answerUnlessKnown(ctx, version, async () => ({
      activities: [...scheduled, ...(await listLatest(this.database.read, id))],
    }))
  }

  async versionFor(userId: number, query: URLSearchParams): Promise<string> {
    const { version } = await this.#latestOf(userId, Object.fromEntries(query))
    return version
  }

  async #latestOf(userId: number, query: unknown) {
    const sql = this.database.read
    const { includeScheduled } = parse(activitiesQuery, query)
    const { version, hasSchedules } = await findLatest(sql, userId)
    if (!includeScheduled || !hasSchedules) return { version, scheduled: [] }
    const scheduled = await listScheduled(sql, userId, this.clock.now())
    // What holds a schedule up lies in many places: at most three short rows tell it best themselves.
    return { version: version + versionOf(scheduled), scheduled }
  }
}
