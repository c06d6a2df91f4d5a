import { listOf } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'
import { isUsualHour, validUntil } from '#app/schedules/plan/due_times'
import type { Occasion } from '#app/companion/voice/language_model'

/** One local date of a schedule, with all that decides what goes out. Instants are epoch milliseconds. */
export interface Firing {
  id: number
  state: 'claimed' | 'queued' | 'dropped' | 'missed'
  local_date: string
  is_asked: boolean | number
  due_at: number
  claimed_at: number
  user_id: number
  message_type: Occasion
  time: string
  time_zone: string
  custom_message: string | null
  prepared_text: string | null
  prepared_for: string | null
  prepared_after: number | null
  prepared_has_notice: boolean | number
}

export function findFirings(sql: Sql, ids: readonly number[]): Promise<Firing[]> {
  const { marks, values } = listOf(ids)
  return sql.all<Firing>(
    `select f.id, f.state, f.local_date, f.is_asked, f.due_at, f.claimed_at, s.user_id, s.message_type, s.time,
       s.custom_message, s.prepared_text, s.prepared_for, s.prepared_after, s.prepared_has_notice, u.time_zone
     from firings f join schedules s on s.id = f.schedule_id join users u on u.id = s.user_id
     where f.id in (${marks}) order by f.id`,
    ...values
  )
}

/** Those that no other worker has taken further, and that are not gone with their schedule. */
export async function lockFirings(
  sql: Sql,
  ids: readonly number[],
  forUpdate: string
): Promise<Set<number>> {
  const { marks, values } = listOf(ids)
  const rows = await sql.all<{ id: number }>(
    `select id from firings where id in (${marks}) and state = 'claimed' order by id${forUpdate}`,
    ...values
  )
  return new Set(rows.map(({ id }) => id))
}

/** Until when it may still go. */
export function endOf(firing: Firing, askedValidMs: number): number {
  if (firing.is_asked) return firing.claimed_at + askedValidMs
  return validUntil(firing.due_at, { time: firing.time, timeZone: firing.time_zone })
}

export function kindOf(firing: Firing): 'scheduled' | 'scheduled_now' {
  return firing.is_asked ? 'scheduled_now' : 'scheduled'
}

/** An hour outside the usual ones, which the person confirmed, is its own window. */
export function slotOf(firing: Firing): number | null {
  return isUsualHour(firing.time) ? null : firing.due_at
}

/** Written for this very date, and nothing has been said since. */
export function isFresh(
  firing: Firing,
  { knownUntil, hasAiNotice }: { knownUntil: number; hasAiNotice: boolean }
): boolean {
  return (
    firing.prepared_text !== null &&
    firing.prepared_for === firing.local_date &&
    firing.prepared_after === knownUntil &&
    Boolean(firing.prepared_has_notice) === hasAiNotice
  )
}
