import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { dropWaitingJobs } from '#app/core/jobs/drop_jobs'
import { Activities } from '#app/ledgers/activities/activities'
import { lockTalk } from '#app/models/lock_talk'
import { lockedForDelete } from '#app/models/locked'
import { Schedule } from '#app/models/schedule'
import { notFound } from '#app/core/answers/refusal'
import { TakeBackTexts } from '#app/schedules/plan/take_back_texts'

/** Removes a schedule with its activity; a text of it that was handed over still arrives. */
@inject()
export class DeleteSchedule {
  constructor(
    private readonly database: Database,
    private readonly activities: Activities,
    private readonly takeBack: TakeBackTexts
  ) {}

  execute(schedule: { userId: number; id: number }): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { userId, id } = schedule
      await lockTalk(tx.sql, { userId })
      const own = await lockedForDelete(Schedule.query(tx.sql).where(schedule)).first()
      if (!own) throw notFound()
      await this.takeBack.all(tx, id)
      await own.delete()
      await this.activities.remove(tx.sql, schedule)
      await dropWaitingJobs(tx.sql, [`schedule:${id}`, `prepare:${id}`])
    })
  }
}
