import type { Sql } from '#app/core/database/sql'

export interface ListedJob {
  id: number
  kind: string
  status: string
  runAt: string
  failures: number
  lastError: string
}

/** The waiting work, soonest first; its payload is left out. */
export async function listJobs(
  sql: Sql,
  { isDeadOnly }: { isDeadOnly: boolean }
): Promise<ListedJob[]> {
  const rows = await sql.all<{
    id: number
    kind: string
    status: string
    run_at: number
    failures: number
    last_error: string | null
  }>(
    `select id, kind, status, run_at, failures, last_error from jobs
     where status = 'dead' or ? = 0 order by run_at, id limit 200`,
    isDeadOnly ? 1 : 0
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    runAt: new Date(row.run_at).toISOString(),
    failures: row.failures,
    lastError: row.last_error ?? '',
  }))
}
