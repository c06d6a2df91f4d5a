import type { Sql } from '#app/core/database/sql'

/** What waits for somebody, and how the work stands. */
export interface OpenTroubles {
  crises: number
  otherSafetyEvents: number
  alarms: number
  deadJobs: number
  pastDue: number
  /** Of the oldest job that is due; null when none is. */
  oldestDueAt: number | null
}

const CRISES = `'crisis', 'crisis_other'`

export async function findOpenTroubles(sql: Sql, now: number): Promise<OpenTroubles> {
  const row = await sql.first<Record<keyof OpenTroubles, number> & { oldestDueAt: number | null }>(
    `select
       (select count(*) from safety_events where state = 'open' and kind in (${CRISES})) as "crises",
       (select count(*) from safety_events where state = 'open' and kind not in (${CRISES}))
         as "otherSafetyEvents",
       (select count(*) from alarms where cleared_at is null) as "alarms",
       (select count(*) from jobs where status = 'dead') as "deadJobs",
       (select count(*) from subscriptions where status = 'past_due' and ended_at is null) as "pastDue",
       (select min(run_at) from jobs where status = 'pending' and run_at <= ?) as "oldestDueAt"`,
    now
  )
  if (!row) throw new Error('a select of a single row gave none')
  return row
}
