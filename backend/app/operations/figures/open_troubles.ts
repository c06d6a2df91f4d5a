import type { Sql } from '#app/core/database/sql'
import { Alarm } from '#app/models/alarm'
import { countOf } from '#app/models/count_of'
import { Job } from '#app/models/job'
import { SafetyEvent } from '#app/models/safety_event'
import { Subscription } from '#app/models/subscription'
import { findOldestDue } from '#app/operations/health/work'

/** What waits for somebody, and how the work stands. */
export interface OpenTroubles {
  crises: number
  otherSafetyEvents: number
  alarms: number
  deadJobs: number
  pastDue: number
  /** Of the oldest job that is due; null when none is. */
  oldestDueAt: number | null
}

export async function findOpenTroubles(sql: Sql, now: number): Promise<OpenTroubles> {
  const events = () => SafetyEvent.query(sql).withScopes((all) => all.open())
  const pastDue = Subscription.query(sql).where('status', 'past_due')
  return {
    crises: await countOf(events().withScopes((all) => all.crises())),
    otherSafetyEvents: await countOf(events().withScopes((all) => all.otherThanCrises())),
    alarms: await countOf(Alarm.query(sql).withScopes((all) => all.open())),
    deadJobs: await countOf(Job.query(sql).withScopes((all) => all.dead())),
    pastDue: await countOf(pastDue.withScopes((all) => all.running())),
    oldestDueAt: await findOldestDue(sql, now),
  }
}
