import { DAY } from '#app/core/clock/durations'
import type { Sql } from '#app/core/database/sql'
import { SafetyEvent } from '#app/models/safety_event'
import { User } from '#app/models/user'
import { MINOR_KEPT_DAYS } from '#app/people/accounts/contract'

/**
 * Who said they are under 18 and whose time to tell of a mistake is over; `now` in epoch milliseconds.
 * Sexual talk of a minor that staff has not answered yet keeps an account: it may have to be reported.
 */
export function overdueMinors(sql: Sql, now: number) {
  const before = now - MINOR_KEPT_DAYS * DAY
  const eventsOf = () => SafetyEvent.query(sql).whereColumn('safety_events.user_id', 'users.id')
  return (
    User.query(sql)
      .where({ pausedFor: 'minor', role: 'user' })
      .where('pausedAt', '<=', before)
      // It may have been paused for something else before.
      .whereNotExists(eventsOf().where('kind', 'minor').where('createdAt', '>', before))
      .whereNotExists(eventsOf().where({ kind: 'minor_sexual', state: 'open' }))
  )
}

export const FORGET_MINOR_JOB = 'forget_minor'
