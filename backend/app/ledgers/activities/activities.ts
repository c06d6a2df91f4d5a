import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { Activity } from '#app/models/activity'
import type { ActivityType } from '#app/models/contract'
import { insertMany } from '#app/models/insert_many'

interface NewActivity {
  userId: number
  type: ActivityType
  description: string
  metadata?: object
}

/** What happened, in the person's own words' absence: types and short descriptions, never bodies. */
@inject()
export class Activities {
  constructor(private readonly clock: Clock) {}

  async recordMany(sql: Sql, activities: readonly NewActivity[]): Promise<void> {
    await insertMany(
      activities.map((activity) => new Activity().fill(this.#valuesOf(activity))),
      sql
    )
  }

  /** Answers the row's id. */
  async record(sql: Sql, activity: NewActivity): Promise<number> {
    const { id } = await Activity.create(this.#valuesOf(activity), sql)
    return id
  }

  async describe(sql: Sql, id: number, description: string): Promise<void> {
    await Activity.query(sql).where('id', id).update({ description })
  }

  async remove(sql: Sql, own: { userId: number; id: number }): Promise<void> {
    await Activity.query(sql).where(own).delete()
  }

  #valuesOf({ userId, type, description, metadata }: NewActivity) {
    return {
      userId,
      activityType: type,
      description,
      metadata: metadata ? JSON.stringify(metadata) : null,
      createdAt: this.clock.now(),
    }
  }
}
