import limits from '#config/limits'
import { DAY } from '#app/core/clock/durations'
import type { Sql } from '#app/core/database/sql'
import { countOf } from '#app/models/count_of'
import { Session } from '#app/models/session'

const VISITOR_MS = DAY

export async function removeEndedSessions(sql: Sql, now: number): Promise<void> {
  await endedSessions(sql, now).delete()
}

export function countEndedSessions(sql: Sql, now: number): Promise<number> {
  return countOf(endedSessions(sql, now))
}

/**
 * A visitor's session holds a verified number for half an
 * hour, or the memory of a minor for as long as it may.
 */
function endedSessions(sql: Sql, now: number) {
  return Session.query(sql)
    .where('expiresAt', '<=', now)
    .orWhere('seenAt', '<=', now - limits.sessions.idleMs)
    .orWhere((visitor) => {
      void visitor.whereNull('userId').whereNull('refusedAsMinorAt')
      void visitor.where('seenAt', '<=', now - VISITOR_MS)
    })
}
