import { brand } from '#config/brand'
import { inject } from '@adonisjs/core'
import { DAY, MINUTE } from '#app/core/clock/durations'
import { Clock } from '#app/core/clock/clock'
import { JobQueue, type JobRequest } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { Firing } from '#app/models/firing'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { Schedule } from '#app/models/schedule'
import {
  missedOccurrences,
  nextOccurrence,
  type Occurrence,
  type Timetable,
} from '#app/schedules/plan/due_times'
import {
  findPlans,
  listTakenDates,
  movePlans,
  type PlannedSchedule,
} from '#app/schedules/plan/plan_sql'

const FIRE_JOB = 'fire_schedule'
const PREPARE_JOB = 'prepare_schedule'
/** Her words are written between half an hour and five minutes ahead, spread so that 08:00 is no stampede. */
const PREPARE_LATEST_MS = 5 * MINUTE
const PREPARE_SPREAD_MS = 25 * MINUTE
const MISSED = { state: 'missed', reason: `${brand} was down at the time` }
const TAKEN_LOOK_BACK_MS = 8 * DAY

export { findPlans, type PlannedSchedule }

/**
 * Keeps a schedule's next time and its jobs true: after it
 * is made, changed, switched, moved to a zone, or has gone.
 */
@inject()
export class PlanSchedule {
  constructor(
    private readonly clock: Clock,
    private readonly queue: JobQueue
  ) {}

  /** Answers the occurrence planned; null while paused or when the schedule is gone. */
  async execute(tx: Tx, scheduleId: number): Promise<Occurrence | null> {
    const row = await findPlan(tx.sql, scheduleId)
    if (!row) return null
    const next = row.is_enabled ? await this.#next(tx.sql, row) : null
    await Schedule.query(tx.sql)
      .where('id', scheduleId)
      .update({
        nextAt: next?.dueAt ?? null,
        version: tx.sql.client.raw('version + 1'),
        updatedAt: this.clock.now(),
      })
    if (next) await this.#enqueue(tx, row, next)
    return next
  }

  /** What went by while nobody looked is written down as missed; what is due next is answered. */
  async #next(sql: Sql, row: PlannedSchedule): Promise<Occurrence | null> {
    const now = this.clock.now()
    const taken = await findTaken(sql, row.id, now)
    const timetable = timetableOf(row)
    for (const { localDate, dueAt } of missedOccurrences(timetable, now, taken)) {
      const missed = { scheduleId: row.id, localDate, dueAt, claimedAt: now, ...MISSED }
      await insertUnlessKnown(new Firing().fill(missed), sql)
    }
    return nextOccurrence(timetable, now, taken)
  }

  /** The next times of many at once, each with its jobs. */
  async moveOn(
    tx: Tx,
    moves: readonly { row: PlannedSchedule; next: Occurrence }[]
  ): Promise<void> {
    const byTime = Map.groupBy(moves, ({ next }) => next.dueAt)
    for (const [nextAt, group] of byTime) {
      const ids = group.map(({ row }) => row.id)
      await movePlans(tx.sql, ids, { nextAt, now: this.clock.now() })
    }
    await this.queue.rescheduleMany(
      tx,
      moves.flatMap(({ row, next }) => jobsOf(row, next))
    )
  }

  async #enqueue(tx: Tx, row: PlannedSchedule, next: Occurrence): Promise<void> {
    for (const job of jobsOf(row, next)) await this.queue.reschedule(tx, job)
  }
}

function jobsOf(
  { id, custom_message: ownWords }: PlannedSchedule,
  { dueAt }: Occurrence
): JobRequest[] {
  const payload = { scheduleId: id }
  const fire = { kind: FIRE_JOB, dedupKey: `schedule:${id}`, payload, runAt: dueAt }
  if (ownWords) return [fire]
  const runAt = dueAt - PREPARE_LATEST_MS - ((id * 7919) % PREPARE_SPREAD_MS)
  return [fire, { kind: PREPARE_JOB, dedupKey: `prepare:${id}`, payload, runAt }]
}

export function timetableOf(
  row: Omit<PlannedSchedule, 'is_enabled' | 'custom_message'>
): Timetable {
  const { id, time, until, days } = row
  return {
    time,
    days,
    timeZone: row.time_zone,
    effectiveFrom: row.effective_from,
    ...(until !== null && { surprise: { id, until } }),
  }
}

async function findPlan(sql: Sql, scheduleId: number): Promise<PlannedSchedule | undefined> {
  const [plan] = await findPlans(sql, [scheduleId])
  return plan
}

/** The local dates this schedule went on lately, or was missed. */
export async function findTaken(sql: Sql, scheduleId: number, now: number): Promise<Set<string>> {
  const taken = await findTakenOf(sql, [scheduleId], now)
  return taken.get(scheduleId) ?? new Set()
}

/** The same for many, by schedule. */
export async function findTakenOf(
  sql: Sql,
  scheduleIds: readonly number[],
  now: number
): Promise<Map<number, Set<string>>> {
  const since = new Date(now - TAKEN_LOOK_BACK_MS).toISOString().slice(0, 10)
  const rows = await listTakenDates(sql, scheduleIds, since)
  const taken = new Map<number, Set<string>>()
  for (const { schedule_id: id, local_date: date } of rows) {
    taken.set(id, (taken.get(id) ?? new Set()).add(date))
  }
  return taken
}
