import type { Clock } from '#app/core/clock/clock'
import { insertRows, tuple } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'
import type { Activity, ActivityType } from '#app/people/activities/contract'
import { listScheduled } from '#app/people/activities/scheduled_activities'

const LISTED = 50

interface NewActivity {
  userId: number
  type: ActivityType
  description: string
  metadata?: object
}

/** What happened, in the person's own words' absence: types and short descriptions, never bodies. */
export class Activities {
  constructor(private readonly clock: Clock) {}

  async record(sql: Sql, activity: NewActivity): Promise<void> {
    await this.write(sql, activity)
  }

  async recordMany(sql: Sql, activities: readonly NewActivity[]): Promise<void> {
    const now = this.clock.now()
    await insertRows(
      sql,
      {
        head: 'insert into activities (user_id, activity_type, description, metadata, created_at)',
        row: tuple(5),
        tail: 'returning id',
      },
      activities.map((one) => [
        one.userId,
        one.type,
        one.description,
        one.metadata ? JSON.stringify(one.metadata) : null,
        now,
      ])
    )
  }

  /** Answers the row's id. */
  async write(sql: Sql, activity: NewActivity): Promise<number> {
    const row = await sql.first<{ id: number }>(
      `insert into activities (user_id, activity_type, description, metadata, created_at)
       values (?, ?, ?, ?, ?) returning id`,
      activity.userId,
      activity.type,
      activity.description,
      activity.metadata ? JSON.stringify(activity.metadata) : null,
      this.clock.now()
    )
    if (!row) throw new Error('an activity was not written')
    return row.id
  }

  /** Newest first. */
  async list(sql: Sql, userId: number): Promise<Activity[]> {
    const rows = await sql.all<ActivityRow>(
      `select id, activity_type, description, metadata, created_at from activities
       where user_id = ? and activity_type <> 'message_scheduled' order by id desc limit ${LISTED}`,
      userId
    )
    return rows.map(activityOf)
  }

  /** The scheduled messages as they stand. */
  listScheduled(sql: Sql, userId: number): Promise<Activity[]> {
    return listScheduled(sql, userId, this.clock.now())
  }

  async version(sql: Sql, userId: number): Promise<string> {
    const row = await sql.first<{ id: number | null; count: number }>(
      'select max(id) as id, count(*) as count from activities where user_id = ?',
      userId
    )
    return `a${row?.id ?? 0}-${row?.count ?? 0}`
  }
}

interface ActivityRow {
  id: number
  activity_type: ActivityType
  description: string
  metadata: string | null
  created_at: number
}

function activityOf(row: ActivityRow): Activity {
  return {
    id: row.id,
    activityType: row.activity_type,
    description: row.description,
    metadata: row.metadata,
    createdAt: new Date(row.created_at).toISOString(),
  }
}
