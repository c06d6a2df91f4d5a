import { inject } from '@adonisjs/core'
import { HOUR } from '#app/core/clock/durations'
import type { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { SEND_FIRINGS_JOB } from '#app/schedules/firings/firing'
import { missedOccurrences, nextOccurrence, type Occurrence } from '#app/schedules/plan/due_times'
import {
  findPlans,
  findTakenOf,
  PlanSchedule,
  type PlannedSchedule,
  timetableOf,
} from '#app/schedules/plan/plan_schedule'
import { claimDates, lockDue } from '#app/schedules/firings/firing_sql'
import { firingKey } from '#app/models/firing'
import { Schedule } from '#app/models/schedule'

interface Due {
  row: PlannedSchedule
  due: Occurrence
  next: Occurrence
}

/** Eight o'clock comes for thousands at once: they are claimed by the hundred, in one commit each. */
const AT_ONCE = 200
const SENT_TOGETHER = 50
const ASIDE_MS = HOUR

/**
 * Takes the local dates of schedules whose time has come: one row for each, so whoever comes second goes away
 * empty-handed. The ones after them are planned in the same breath.
 */
@inject()
export class ClaimDue {
  private readonly clock: Clock

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly plan: PlanSchedule
  ) {
    this.clock = queue.clock
  }

  /**
   * Answers the schedules it looked after, and how many dates of
   * theirs it took; what is unusual about one is left to its plan.
   */
  async execute(): Promise<{ looked: number[]; claimed: number }> {
    return this.database.transaction(async (tx) => {
      const wish = { now: this.clock.now(), most: AT_ONCE }
      const ids = await lockDue(tx.sql, this.database.dialect, wish)
      if (ids.length === 0) return { looked: [], claimed: 0 }
      const rows = await findPlans(tx.sql, ids)
      const taken = await findTakenOf(tx.sql, ids, this.clock.now())
      const due: Due[] = []
      for (const row of rows) {
        const found = this.#lookAt(row, taken.get(row.id) ?? new Set())
        if (found === 'broken') await this.#setAside(tx, row.id)
        else if (found) due.push(found)
        else await this.plan.execute(tx, row.id)
      }
      return { looked: ids, claimed: await this.#claim(tx, due) }
    })
  }

  /**
   * What cannot be reckoned (a zone this machine does not
   * know) fails in a job of its own, not in everybody's.
   */
  #lookAt(row: PlannedSchedule, taken: Set<string>): Due | null | 'broken' {
    try {
      return this.#dueOf(row, taken)
    } catch {
      return 'broken'
    }
  }

  async #setAside({ sql }: Tx, id: number): Promise<void> {
    const aside = { nextAt: this.clock.now() + ASIDE_MS }
    await Schedule.query(sql).where('id', id).update(aside)
  }

  /** Null for one that is off, was missed, or has gone already. */
  #dueOf(row: PlannedSchedule, taken: Set<string>): Due | null {
    const now = this.clock.now()
    const timetable = timetableOf(row)
    if (!row.is_enabled || missedOccurrences(timetable, now, taken).length > 0) return null
    const due = nextOccurrence(timetable, now, taken)
    if (!due || due.dueAt > now) return null
    const next = nextOccurrence(timetable, now, new Set([...taken, due.localDate]))
    return next && { row, due, next }
  }

  async #claim(tx: Tx, due: readonly Due[]): Promise<number> {
    if (due.length === 0) return 0
    const now = this.clock.now()
    const claimed = await claimDates(
      tx.sql,
      due.map(({ row, due: { localDate, dueAt } }) => {
        return { scheduleId: row.id, localDate, dueAt, claimedAt: now }
      })
    )
    await this.#sendTogether(tx, claimed)
    await this.plan.moveOn(tx, due)
    return claimed.length
  }

  async #sendTogether(tx: Tx, ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += SENT_TOGETHER) {
      const firingIds = ids.slice(from, from + SENT_TOGETHER)
      await this.queue.enqueue(tx, {
        kind: SEND_FIRINGS_JOB,
        dedupKey: firingKey(firingIds[0]!),
        payload: { firingIds },
        runAt: this.clock.now(),
      })
    }
  }
}
