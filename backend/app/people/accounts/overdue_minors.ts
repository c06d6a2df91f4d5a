import { DateTime } from 'luxon'
import { DAY } from '#app/core/clock/durations'
import type { Sql } from '#app/core/database/sql'
import { SafetyEvent } from '#app/models/safety_event'
import { User } from '#app/models/user'
import { ADULT_AGE_YEARS, MINOR_KEPT_DAYS } from '#app/people/accounts/contract'

/** Whoever was paused before was not told that the account goes: their month begins on this day. */
const TOLD_SINCE = Date.parse('2026-11-30T00:00:00Z')

/**
 * Who said they are under 18 and whose time to tell of a mistake is over; `now` in epoch milliseconds.
 * Sexual talk of a minor that staff has not answered yet keeps an account: it may have to be reported.
 */
export function overdueMinors(sql: Sql, now: number) {
  const monthAgo = now - MINOR_KEPT_DAYS * DAY
  const before = monthAgo < TOLD_SINCE ? 0 : monthAgo
  const youngestAdult = DateTime.fromMillis(now).minus({ years: ADULT_AGE_YEARS })
  const bornBy = youngestAdult.toFormat('yyyy-MM-dd')
  const eventsOf = () => SafetyEvent.query(sql).whereColumn('safety_events.user_id', 'users.id')
  const said = () => eventsOf().where('kind', 'minor')
  return (
    User.query(sql)
      .where({ pausedFor: 'minor', role: 'user' })
      .where('pausedAt', '<=', before)
      // It may have been paused for something else before.
      .whereNotExists(said().where('createdAt', '>', before))
      .whereNotExists(eventsOf().where({ kind: 'minor_sexual', state: 'open' }))
      // Whom their date of birth alone told to be a minor may be of age by now.
      .where((still) => {
        void still.whereNull('dateOfBirth').orWhere('dateOfBirth', '>', bornBy)
        void still.orWhereExists(said().whereNot('source', 'date_of_birth'))
      })
  )
}
