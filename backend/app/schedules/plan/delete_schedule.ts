import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { Activity } from '#app/models/activity'
import { changedBy } from '#app/models/changed_by'
import { Job } from '#app/models/job'
import { Schedule } from '#app/models/schedule'
import { notFound } from '#app/core/answers/refusal'

/** Removes a schedule with its activity; a text of it that is on its way still arrives. */
@inject()
export class DeleteSchedule {
  constructor(private readonly database: Database) {}

  execute(schedule: { userId: number; id: number }): Promise<void> {
    return this.database.transaction(async ({ sql }) => {
      const gone = await changedBy(Schedule.query(sql).where(schedule).delete())
      if (gone === 0) throw notFound()
      await Activity.query(sql).where(schedule).delete()
      const { id } = schedule
      await Job.query(sql)
        .whereIn('dedupKey', [`schedule:${id}`, `prepare:${id}`])
        .whereNot('status', 'running')
        .delete()
    })
  }
}
