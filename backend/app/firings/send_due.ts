import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock'
import { Database } from '#app/core/database'
import { FireSchedule } from '#app/firings/fire_schedule'

/** Fires what is due by now, everybody's: what the worker does by itself, for whoever cannot wait. Answers how many. */
@inject()
export class SendDue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly fire: FireSchedule
  ) {}

  async execute(): Promise<number> {
    const due = await this.database.read.all<{ id: number }>(
      'select id from schedules where next_at <= ? order by next_at, id',
      this.clock.now()
    )
    for (const { id } of due) await this.fire.execute({ scheduleId: id })
    return due.length
  }
}
