import type { Clock } from '#app/core/clock'
import type { Sql } from '#app/core/sql'
import type { Activity, ActivityType } from '#app/activities/contract'

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

  /** With the scheduled messages among them, whose metadata says when they go and go next. */
  async listWithScheduled(sql: Sql, userId: number): Promise<Activity[]> {
    const scheduled = await sql.all<ScheduledRow>(
      `select a.id, a.activity_type, a.description, a.created_at, s.message_type, s.time, s.is_enabled,
         s.custom_message, s.next_at
       from schedules s join activities a on a.id = s.id where s.user_id = ? order by s.time, s.id`,
      userId
    )
    const rows = scheduled.map((row) => ({ ...row, metadata: metadataOf(row) }))
    return [...rows.map(activityOf), ...(await this.list(sql, userId))]
  }

  async version(sql: Sql, userId: number): Promise<string> {
    const row = await sql.first<{ id: number | null; count: number; schedules: number }>(
      `select max(id) as id, count(*) as count,
         (select coalesce(sum(version + 1), 0) from schedules where user_id = ?) as schedules
       from activities where user_id = ?`,
      userId,
      userId
    )
    return `a${row?.id ?? 0}-${row?.count ?? 0}-${row?.schedules ?? 0}`
  }
}

interface ActivityRow {
  id: number
  activity_type: ActivityType
  description: string
  metadata: string | null
  created_at: number
}

interface ScheduledRow extends Omit<ActivityRow, 'metadata'> {
  message_type: string
  time: string
  is_enabled: boolean | number
  custom_message: string | null
  next_at: number | null
}

function metadataOf(row: ScheduledRow): string {
  return JSON.stringify({
    messageType: row.message_type,
    time: row.time,
    enabled: Boolean(row.is_enabled),
    customMessage: row.custom_message,
    nextAt: row.next_at === null ? null : new Date(row.next_at).toISOString(),
  })
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
