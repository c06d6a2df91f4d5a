import { MINUTE } from '#app/core/clock/durations'
import type { Sql } from '#app/core/database/sql'
import { Job } from '#app/models/job'
import { ServerInstance } from '#app/models/server_instance'

/** A process that has said nothing for so long is taken for gone. */
export const SILENT_MS = MINUTE
/** Work that is due waits seconds; so long, and somebody should look. */
export const WORTH_A_LOOK_MS = 2 * MINUTE
/** So long, and something is wrong. */
export const LATE_MS = 5 * MINUTE

/** How the work stands, whoever does it. Epoch milliseconds. */
export interface Work {
  /** The last that was heard of any worker; null when there never was one. */
  workerBeatAt: number | null
  /** Since when the oldest due job has waited; null when none is due. */
  oldestDueAt: number | null
}

export type WorkTrouble = 'no_worker' | 'late_jobs'

export async function findWork(sql: Sql, now: number): Promise<Work> {
  const latest = await ServerInstance.query(sql)
    .withScopes((all) => all.workers())
    // As in `beating`.
    .where('beatAt', '<=', now + SILENT_MS)
    .orderBy('beatAt', 'desc')
    .first()
  return { workerBeatAt: latest && latest.beatAt, oldestDueAt: await findOldestDue(sql, now) }
}

export async function findOldestDue(sql: Sql, now: number): Promise<number | null> {
  const waiting = Job.query(sql).where('status', 'pending').where('runAt', '<=', now)
  const oldest = await waiting.orderBy('runAt').first()
  return oldest && oldest.runAt
}

/** The gravest first. */
export function troublesOf({ workerBeatAt, oldestDueAt }: Work, now: number): WorkTrouble[] {
  const isSilent = workerBeatAt === null || now - workerBeatAt > SILENT_MS
  const isLate = oldestDueAt !== null && now - oldestDueAt > LATE_MS
  return [
    ...(isSilent ? (['no_worker'] as const) : []),
    ...(isLate ? (['late_jobs'] as const) : []),
  ]
}

/** How many processes of each role were heard of lately; one that has both counts for both. */
export async function countBeating(
  sql: Sql,
  now: number
): Promise<Record<'web' | 'worker', number>> {
  const beating = await ServerInstance.query(sql).withScopes((all) => all.beating(now, SILENT_MS))
  const withRole = (role: string) => beating.filter(({ roles }) => roles.split(',').includes(role))
  return { web: withRole('web').length, worker: withRole('worker').length }
}
