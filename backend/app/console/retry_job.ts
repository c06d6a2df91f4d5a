import type { Sql } from '#app/core/sql'

/** Brings a dead job back; false when there is none of that id. */
export async function retryJob(
  sql: Sql,
  { id, now }: { id: number; now: number }
): Promise<boolean> {
  const changed = await sql.run(
    `update jobs set status = 'pending', failures = 0, crashes = 0, run_at = ? where id = ? and status = 'dead'`,
    now,
    id
  )
  return changed > 0
}
