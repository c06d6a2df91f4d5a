import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { changedBy } from '#app/models/changed_by'
import { dropWaitingJobs } from '#app/core/jobs/drop_jobs'
import { Activities } from '#app/ledgers/activities/activities'
import { Schedule } from '#app/models/schedule'
import { notFound } from '#app/core/answers/refusal'

/** Removes a schedule with its activity; a text of it that is on its way still arrives. */
@inject()
export class DeleteSchedule {
  constructor(
    private readonly database: Database,
    private readonly activities: Activities
  ) {}

  execute(schedule: { userId: number; id: number }): Promise<void> {
    return this.database.transaction(async ({ sql }) => {
      const gone = await changedBy(Schedule.query(sql).where(schedule).delete())
      if (gone === 0) throw notFound()
      await this.activities.remove(sql, schedule)
      const { id } = schedule
      await dropWaitingJobs(sql, [`schedule:${id}`, `prepare:${id}`])
    })
  }
}
