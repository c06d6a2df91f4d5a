import type { Sql } from '#app/core/database/sql'
import { locked } from '#app/models/locked'
import { Firing } from '#app/models/firing'
import { nextOccurrence } from '#app/schedules/plan/due_times'
import { findPlans, type PlannedSchedule, timetableOf } from '#app/schedules/plan/plan_schedule'

/**
 * A text whose time has come may wait for her reply, or for her words: it does not go while paused, nor
 * at a time that is no longer set. Its date is free again, so that a later time may come the same day.
 */
export async function takeBackClaimed(sql: Sql, scheduleId: number): Promise<void> {
  const [plan] = await findPlans(sql, [scheduleId])
  const waiting = { scheduleId, state: 'claimed', isAsked: false }
  for (const firing of await locked(Firing.query(sql).where(waiting))) {
    if (!plan || !isStillSet(plan, firing.dueAt)) await firing.delete()
  }
}

function isStillSet(plan: PlannedSchedule, dueAt: number): boolean {
  const timetable = { ...timetableOf(plan), effectiveFrom: dueAt }
  return Boolean(plan.is_enabled) && nextOccurrence(timetable, dueAt, new Set())?.dueAt === dueAt
}
