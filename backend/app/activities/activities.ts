import type { Clock } from '#app/core/clock'
import type { Sql } from '#app/core/sql'
import type { Activity, ActivityType } from '#app/activities/contract'

const LISTED = 50

/** What happened, in the person's own words' absence: types and short descriptions, never bodies. */
export class Activities {
  constructor(private readonly clock: Clock) {}

  async record(
    sql: Sql,
    activity: {
      userId: number
      type: ActivityType
      description: string
      metadata?: object
    }
  ): Promise<void> {
    await sql.run(
      `insert into activities (user_id, activity_type, description, metadata, created_at) values (?, ?, ?, ?, ?)`,
      activity.userId,
      activity.type,
      activity.description,
      activity.metadata ? JSON.stringify(activity.metadata) : null,
      this.clock.now()
    )
  }

  /** Newest first. */
  async list(sql: Sql, userId: number): Promise<Activity[]> {
    const rows = await sql.all<ActivityRow>(
      `select id, activity_type, description, metadata, created_at from activities
       where user_id = ? and activity_type <> 'message_scheduled' order by id desc limit ${LISTED}`,
      userId
    )
    return rows.map((row) => ({
      id: row.id,
      activityType: row.activity_type,
      description: row.description,
      metadata: row.metadata,
      createdAt: new Date(row.created_at).toISOString(),
    }))
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
