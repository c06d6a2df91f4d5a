import { insertRows } from '#app/core/database/many_rows'
import type { PlainSql, SqlDialect } from '#app/core/database/sql'

// By hand for `npm run bench:ingest` and `npm run bench:schedules`:
// each text and each schedule claims and ends a job.

export interface ClaimedJob {
  id: number
  kind: string
  payload: string
  /** Grows with every claim: a runner whose lease ran out can no longer finish the job. */
  attempts: number
  failures: number
  crashes: number
}

/** A job as its runner holds it. */
export interface Lease {
  id: number
  attempts: number
  worker: string
}

export interface Claim {
  worker: string
  /** Epoch milliseconds, as all instants here. */
  now: number
  leasedUntil: number
  most: number
  kinds: readonly string[]
  /** Whether of these kinds, or of all others. */
  isOfKinds: boolean
}

/** Takes what is due, the oldest first. */
export function claimJobs(
  sql: PlainSql,
  { skipLocked, unindexed }: Pick<SqlDialect, 'skipLocked' | 'unindexed'>,
  { worker, now, leasedUntil, most, kinds, isOfKinds }: Claim
): Promise<ClaimedJob[]> {
  return sql.all<ClaimedJob>(
    // Materialized: PostgreSQL may run a plain subselect again for each row, and take more than asked for.
    `with due as materialized (select id from jobs where status = 'pending' and run_at <= ?
       and ${unindexed}kind ${isOfKinds ? '' : 'not'} in (${kinds.map(() => '?').join(', ')})
       order by run_at, id limit ?${skipLocked})
     update jobs set status = 'running', attempts = attempts + 1, locked_by = ?, locked_until = ?
     where id in (select id from due) returning id, kind, payload, attempts, failures, crashes`,
    now,
    ...kinds,
    most,
    worker,
    leasedUntil
  )
}

/** The kinds of those that wait, and when each is due, or has been; the next one first. */
export function listNext(
  sql: PlainSql,
  most: number
): Promise<Pick<ClaimedJob & { run_at: number }, 'kind' | 'run_at'>[]> {
  return sql.all(
    `select kind, run_at from jobs where status = 'pending' order by run_at limit ?`,
    most
  )
}

/** False when a newer wish to run was written meanwhile, or when the lease is lost. */
export async function endJob(sql: PlainSql, { id, attempts, worker }: Lease): Promise<boolean> {
  const gone = await sql.run(
    `delete from jobs where id = ? and locked_by = ? and attempts = ? and again_at is null`,
    id,
    worker,
    attempts
  )
  return gone > 0
}

/** A newer wish to run (`again_at`) written meanwhile wins when it is sooner. */
export async function bringBackJob(
  sql: PlainSql,
  { id, attempts, worker }: Lease,
  { ranAt, runAt, payload }: { ranAt: number; runAt: number; payload: string | null }
): Promise<void> {
  await sql.run(
    `update jobs set status = 'pending', locked_by = null, locked_until = null, failures = 0, crashes = 0,
       ran_at = ?, run_at = case when again_at < ? then again_at else ? end,
       again_at = null, payload = coalesce(?, payload)
     where id = ? and locked_by = ? and attempts = ?`,
    ranAt,
    runAt,
    runAt,
    payload,
    id,
    worker,
    attempts
  )
}

export interface NewJob {
  kind: string
  dedupKey: string
  payload: string
  runAt: number
  createdAt: number
}

const INTO = {
  head: 'insert into jobs (kind, dedup_key, payload, status, run_at, created_at)',
  row: `(?, ?, ?, 'pending', ?, ?)`,
}

/** A job of the same key that is still there stays as it is. */
export async function insertJob(sql: PlainSql, job: NewJob): Promise<void> {
  const tail = 'on conflict (dedup_key) do nothing returning id'
  await insertRows(sql, { ...INTO, tail }, [valuesOf(job)])
}

const MOVE = `on conflict (dedup_key) do update set
  run_at = case when jobs.status = 'running' then jobs.run_at else excluded.run_at end,
  again_at = case when jobs.status = 'running' then excluded.run_at else null end,
  failures = case when jobs.status = 'dead' then 0 else jobs.failures end,
  status = case when jobs.status = 'dead' then 'pending' else jobs.status end`

/**
 * A job of the same key moves to the new time; one that is
 * running just now runs again then; a dead one comes back.
 */
export async function moveJobs(sql: PlainSql, jobs: readonly NewJob[]): Promise<void> {
  await insertRows(sql, { ...INTO, tail: `${MOVE} returning id` }, jobs.map(valuesOf))
}

const IS_LATER = `where coalesce(
  case jobs.status when 'pending' then jobs.run_at when 'running' then jobs.again_at end,
  excluded.run_at + 1) > excluded.run_at`

/** The same, but that one which runs as soon anyway is not written again, and keeps its place in the line. */
export async function hastenJobs(sql: PlainSql, jobs: readonly NewJob[]): Promise<void> {
  await insertRows(sql, { ...INTO, tail: `${MOVE} ${IS_LATER} returning id` }, jobs.map(valuesOf))
}

function valuesOf({ kind, dedupKey, payload, runAt, createdAt }: NewJob) {
  return [kind, dedupKey, payload, runAt, createdAt]
}
