import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'

/** Removes a schedule with its activity; a text of it that is on its way still arrives. */
@inject()
export class DeleteSchedule {
  constructor(private readonly database: Database) {}

  execute(schedule: { userId: number; id: number }): Promise<void> {
    return this.database.transaction(async ({ sql }) => {
      const { userId, id } = schedule
      const gone = await sql.run('delete from schedules where id = ? and user_id = ?', id, userId)
      if (gone === 0) throw notFound()
      await sql.run('delete from activities where id = ? and user_id = ?', id, userId)
      await sql.run(
        `delete from jobs where dedup_key in (?, ?) and status <> 'running'`,
        `schedule:${id}`,
        `prepare:${id}`
      )
    })
  }
}
