import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock'
import { JobQueue } from '#app/core/job_queue'
import type { Sql, Tx } from '#app/core/sql'
import {
  missedOccurrences,
  nextOccurrence,
  type Occurrence,
  type Timetable,
} from '#app/schedules/due_times'

export const FIRE_JOB = 'fire_schedule'
export const PREPARE_JOB = 'prepare_schedule'
/** Her words are written between half an hour and five minutes ahead, spread so that 08:00 is no stampede. */
const PREPARE_LATEST_MS = 5 * 60_000
const PREPARE_SPREAD_MS = 25 * 60_000
const TAKEN_LOOK_BACK = 8

interface TimetableRow {
  time: string
  time_zone: string
  effective_from: number
}

interface PlanRow extends TimetableRow {
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

  /** The occurrence whose time has come; locks the schedule, so that nobody else takes it meanwhile. */
  async findDue(tx: Tx, scheduleId: number, forUpdate: string): Promise<Occurrence | null> {
    await tx.sql.first(`select id from schedules where id = ?${forUpdate}`, scheduleId)
    const row = await findPlan(tx.sql, scheduleId)
    if (!row?.is_enabled) return null
    const now = this.clock.now()
    const next = nextOccurrence(timetableOf(row), now, await findTaken(tx.sql, scheduleId))
    return next && next.dueAt <= now ? next : null
  }

  /** What went by while nobody looked is written down as missed; what is due next is answered. */
  async #next(sql: Sql, row: PlanRow): Promise<Occurrence | null> {
    const taken = await findTaken(sql, row.id)
    const now = this.clock.now()
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

  async #enqueue(tx: Tx, row: PlanRow, { dueAt }: Occurrence): Promise<void> {
    const payload = { scheduleId: row.id }
    await this.queue.reschedule(tx, {
      kind: FIRE_JOB,
      dedupKey: `schedule:${row.id}`,
      payload,
      runAt: dueAt,
    })
    if (row.custom_message) return
    await this.queue.reschedule(tx, {
      kind: PREPARE_JOB,
      dedupKey: `prepare:${row.id}`,
      payload,
      runAt: dueAt - PREPARE_LATEST_MS - ((row.id * 7919) % PREPARE_SPREAD_MS),
    })
  }
}

export function timetableOf(row: TimetableRow): Timetable {
  return { time: row.time, timeZone: row.time_zone, effectiveFrom: row.effective_from }
}

function findPlan(sql: Sql, scheduleId: number): Promise<PlanRow | undefined> {
  return sql.first<PlanRow>(
    `select s.id, s.time, s.effective_from, s.is_enabled, s.custom_message, u.time_zone
     from schedules s join users u on u.id = s.user_id where s.id = ?`,
    scheduleId
  )
}

/** The local dates this schedule went on lately, or was missed. */
export async function findTaken(sql: Sql, scheduleId: number): Promise<Set<string>> {
  const rows = await sql.all<{ local_date: string }>(
    `select local_date from firings where schedule_id = ? order by local_date desc limit ${TAKEN_LOOK_BACK}`,
    scheduleId
  )
  return new Set(rows.map((row) => row.local_date))
}
