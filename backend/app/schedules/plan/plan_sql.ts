import { listOf } from '#app/core/database/many_rows'
import type { PlainSql } from '#app/core/database/sql'

// By hand for `npm run bench:schedules`: ten thousand schedules of one minute are read and moved on.

export interface PlannedSchedule {
  id: number
  time: string
  until: string | null
  days: string
  time_zone: string
  effective_from: number
  is_enabled: boolean | number
  custom_message: string | null
}

export function findPlans(
  sql: PlainSql,
  scheduleIds: readonly number[]
): Promise<PlannedSchedule[]> {
  const { marks, values } = listOf(scheduleIds)
  return sql.all<PlannedSchedule>(
    `select s.id, s.time, s.until, s.days, s.effective_from, s.is_enabled, s.custom_message,
       u.time_zone
     from schedules s join users u on u.id = s.user_id where s.id in (${marks}) order by s.id`,
    ...values
  )
}

/** All of these are due next at the same instant. */
export async function movePlans(
  sql: PlainSql,
  scheduleIds: readonly number[],
  { nextAt, now }: { nextAt: number; now: number }
): Promise<void> {
  const { marks, values } = listOf(scheduleIds)
  await sql.run(
    `update schedules set next_at = ?, version = version + 1, updated_at = ? where id in (${marks})`,
    nextAt,
    now,
    ...values
  )
}

/** The local dates (`YYYY-MM-DD`) since then on which these went, or were missed. */
export function listTakenDates(
  sql: PlainSql,
  scheduleIds: readonly number[],
  since: string
): Promise<{ schedule_id: number; local_date: string }[]> {
  const { marks, values } = listOf(scheduleIds)
  return sql.all(
    `select schedule_id, local_date from firings where schedule_id in (${marks}) and local_date >= ?`,
    ...values,
    since
  )
}
