import type { Alarms } from '#app/ledgers/alarms/alarms'
import type { Sql } from '#app/core/database/sql'

export interface ListedAlarm {
  id: number
  kind: string
  subject: string
  times: number
  firstAt: string
  lastAt: string
}

/** The open alarms, the latest first. */
export async function listAlarms(sql: Sql, alarms: Alarms): Promise<ListedAlarm[]> {
  const rows = await alarms.list(sql)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    times: row.times,
    firstAt: new Date(row.first_at).toISOString(),
    lastAt: new Date(row.last_at).toISOString(),
  }))
}
