import type { Sql, SqlValue } from '#app/core/database/sql'

/** How long what is kept, in milliseconds. */
export interface Periods {
  codesMs: number
  paymentEventsMs: number
  auditMs: number
  aiUsageMs: number
  spendingMs: number
  alarmsMs: number
  simulatedTextsMs: number
  filteredTextsMs: number
  deadJobsMs: number
}

/** Rows of a table whose time is over: those for which `where` holds, `values` filling its places. */
interface Overdue {
  table: string
  /** What names one row. */
  key: string
  where: string
  values: SqlValue[]
}

/** Everything with a period of its own. What belongs to a person goes with the account instead. */
export function overdueRows(periods: Periods, now: number): Overdue[] {
  const before = (ms: number) => [now - ms]
  return [
    { ...rows('verification_codes', 'created_at < ?'), values: before(periods.codesMs) },
    { ...rows('payment_events', 'settled_at < ?'), values: before(periods.paymentEventsMs) },
    { ...rows('audit_log', 'created_at < ?'), values: before(periods.auditMs) },
    { ...rows('ai_usage', 'created_at < ?'), values: before(periods.aiUsageMs) },
    { ...rows('alarms', 'cleared_at < ?'), values: before(periods.alarmsMs) },
    { ...rows('simulated_texts', 'created_at < ?'), values: before(periods.simulatedTextsMs) },
    {
      table: 'filtered_texts',
      key: 'body_hash',
      where: 'last_at < ?',
      values: before(periods.filteredTextsMs),
    },
    { ...rows('jobs', `status = 'dead' and died_at < ?`), values: before(periods.deadJobsMs) },
  ]
}

const rows = (table: string, where: string) => ({ table, key: 'id', where })

/** Removes so many of them at most; answers how many it were. One statement, so one short commit. */
export function removeOverdue(sql: Sql, overdue: Overdue, most: number): Promise<number> {
  const { table, key, where, values } = overdue
  return sql.run(
    `delete from ${table} where ${key} in (select ${key} from ${table} where ${where} limit ?)`,
    ...values,
    most
  )
}
