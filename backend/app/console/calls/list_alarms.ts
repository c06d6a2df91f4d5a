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
    firstAt: new Date(row.firstAt).toISOString(),
    lastAt: new Date(row.lastAt).toISOString(),
  }))
}
