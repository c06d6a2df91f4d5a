import type { Sql } from '#app/core/database/sql'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'
import type { Hours } from '#app/core/clock/wall_clock'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { nextOpenAt } from '#app/texting/gate/next_open'

/** An older text is not answered. */
export const ANSWERED_FOR_MS = DAY
/** So long somebody may be waiting for their answer, whatever the hour. */
const AWAITED_MS = 2 * HOUR
/** Before a text counts as too old to be answered. */
const ROOM_MS = 10 * MINUTE
/** So many texts are looked through: to sort all of a long talk costs milliseconds each time. */
const LATE_AT_MOST = 50

interface Waiting {
  /** Their last text. */
  heardAt: number
  /** IANA zone. */
  timeZone: string
  quietHours: Hours | null
}

/**
 * When an answer is tried that cannot be given before `at`: what was written hours ago wakes nobody in the
 * night or in quiet hours, but is answered before it is too old. Instants are epoch milliseconds.
 */
export function wakingTime(at: number, { heardAt, ...where }: Waiting): number {
  if (isAwaited(at, heardAt)) return at
  const open = nextOpenAt(at, { ...where, states: [], occasioned: 'scheduled' }) ?? at
  return Math.max(at, Math.min(open, heardAt + ANSWERED_FOR_MS - ROOM_MS))
}

export function isAwaited(at: number, heardAt: number): boolean {
  return at - heardAt < AWAITED_MS
}

/** The same by the last text of a talk. */
export async function wakingTimeOf(sql: Sql, conversationId: number, at: number): Promise<number> {
  const inbound = Message.query(sql).where({ conversationId, direction: 'inbound' })
  const latest = await inbound.orderBy('id', 'desc').limit(LATE_AT_MOST)
  // One that was found late stands behind those written after it.
  const last = latest.toSorted((one, other) => other.createdAt - one.createdAt)[0]
  const person = last?.userId ? await User.find(last.userId, sql) : null
  if (!last || !person) return at
  const { timeZone, quietHours } = person
  return wakingTime(at, { heardAt: last.createdAt, timeZone, quietHours })
}
