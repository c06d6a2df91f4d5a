import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { JobQueue, type JobRequest } from '#app/core/jobs/job_queue'
import { listOf } from '#app/core/database/many_rows'
import type { Sql, Tx } from '#app/core/database/sql'
import {
  missedOccurrences,
  nextOccurrence,
  type Occurrence,
  type Timetable,
} from '#app/schedules/plan/due_times'

export const FIRE_JOB = 'fire_schedule'
export const PREPARE_JOB = 'prepare_schedule'
/** Her words are written between half an hour and five minutes ahead, spread so that 08:00 is no stampede. */
const PREPARE_LATEST_MS = 5 * 60_000
const PREPARE_SPREAD_MS = 25 * 60_000
const TAKEN_LOOK_BACK_MS = 8 * 24 * 60 * 60_000

interface TimetableRow {
  time: string
  time_zone: string
  effective_from: number
}

export interface PlanRow extends TimetableRow {
  id: number
  is_enabled: boolean | number
  custom_message: string | null
}

/** Keeps a schedule's next time and its jobs true: after it is made, changed, switched, moved to a zone, or has gone. */
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
    await tx.sql.run(
      'update schedules set next_at = ?, version = version + 1, updated_at = ? where id = ?',
      next?.dueAt ?? null,
      this.clock.now(),
      scheduleId
    )
    if (next) await this.#enqueue(tx, row, next)
    return next
  }

  /** What went by while nobody looked is written down as missed; what is due next is answered. */
  async #next(sql: Sql, row: PlanRow): Promise<Occurrence | null> {
    const now = this.clock.now()
    const taken = await findTaken(sql, row.id, now)
    const timetable = timetableOf(row)
    for (const { localDate, dueAt } of missedOccurrences(timetable, now, taken)) {
      await sql.run(
        `insert into firings (schedule_id, local_date, state, reason, due_at, claimed_at)
         values (?, ?, 'missed', 'Everly was down at the time', ?, ?)
         on conflict (schedule_id, local_date) do nothing`,
        row.id,
        localDate,
        dueAt,
        now
      )
    }
    return nextOccurrence(timetable, now, taken)
  }

  /** The next times of many at once, each with its jobs. */
  async moveOn(tx: Tx, moves: readonly { row: PlanRow; next: Occurrence }[]): Promise<void> {
    const byTime = Map.groupBy(moves, ({ next }) => next.dueAt)
    for (const [nextAt, group] of byTime) {
      const { marks, values } = listOf(group.map(({ row }) => row.id))
      await tx.sql.run(
        `update schedules set next_at = ?, version = version + 1, updated_at = ? where id in (${marks})`,
        nextAt,
        this.clock.now(),
        ...values
      )
    }
    await this.queue.rescheduleMany(
      tx,
      moves.flatMap(({ row, next }) => jobsOf(row, next))
    )
  }

  async #enqueue(tx: Tx, row: PlanRow, next: Occurrence): Promise<void> {
    for (const job of jobsOf(row, next)) await this.queue.reschedule(tx, job)
  }
}

function jobsOf({ id, custom_message: ownWords }: PlanRow, { dueAt }: Occurrence): JobRequest[] {
  const payload = { scheduleId: id }
  const fire = { kind: FIRE_JOB, dedupKey: `schedule:${id}`, payload, runAt: dueAt }
  if (ownWords) return [fire]
  const runAt = dueAt - PREPARE_LATEST_MS - ((id * 7919) % PREPARE_SPREAD_MS)
  return [fire, { kind: PREPARE_JOB, dedupKey: `prepare:${id}`, payload, runAt }]
}

export function timetableOf(row: TimetableRow): Timetable {
  return { time: row.time, timeZone: row.time_zone, effectiveFrom: row.effective_from }
}

const PLAN = `select s.id, s.time, s.effective_from, s.is_enabled, s.custom_message, u.time_zone
  from schedules s join users u on u.id = s.user_id where s.id in `

async function findPlan(sql: Sql, scheduleId: number): Promise<PlanRow | undefined> {
  const [plan] = await findPlans(sql, [scheduleId])
  return plan
}

export function findPlans(sql: Sql, scheduleIds: readonly number[]): Promise<PlanRow[]> {
  const { marks, values } = listOf(scheduleIds)
  return sql.all<PlanRow>(`${PLAN}(${marks}) order by s.id`, ...values)
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
  const { marks, values } = listOf(scheduleIds)
  const rows = await sql.all<{ schedule_id: number; local_date: string }>(
    `select schedule_id, local_date from firings where schedule_id in (${marks}) and local_date >= ?`,
    ...values,
    new Date(now - TAKEN_LOOK_BACK_MS).toISOString().slice(0, 10)
  )
  const taken = new Map<number, Set<string>>()
  for (const { schedule_id: id, local_date: date } of rows) {
    taken.set(id, (taken.get(id) ?? new Set()).add(date))
  }
  return taken
}
