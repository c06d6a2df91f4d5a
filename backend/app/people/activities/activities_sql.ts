import type { PlainSql } from '#app/core/database/sql'

// By hand for `npm run bench:polls`: every open page asks for it every few seconds.

interface Latest {
  id: number | null
  count: number
  has_schedules: boolean | number
}

/** What tells one state of the activities from another, and whether there are scheduled messages too. */
export async function findLatest(
  sql: PlainSql,
  userId: number
): Promise<{ version: string; hasSchedules: boolean }> {
  const row = await sql.first<Latest>(
    `select max(id) as id, count(*) as count,
       exists (select 1 from schedules where user_id = ?) as has_schedules
     from activities where user_id = ?`,
    userId,
    userId
  )
  return {
    version: `a${row?.id ?? 0}-${row?.count ?? 0}`,
    hasSchedules: Boolean(row?.has_schedules),
  }
}
