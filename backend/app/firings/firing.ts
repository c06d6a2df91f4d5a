import type { Sql } from '#app/core/sql'
import type { Occasion } from '#app/voice/language_model'

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
  quiet_from: string | null
  quiet_until: string | null
  custom_message: string | null
  prepared_text: string | null
  prepared_for: string | null
  prepared_after: number | null
  prepared_has_notice: boolean | number
}

export function findFiring(sql: Sql, id: number): Promise<Firing | undefined> {
  return sql.first<Firing>(
    `select f.id, f.state, f.local_date, f.is_asked, f.due_at, f.claimed_at, s.user_id, s.message_type, s.time,
       s.custom_message, s.prepared_text, s.prepared_for, s.prepared_after, s.prepared_has_notice, u.time_zone,
       u.quiet_from, u.quiet_until
     from firings f join schedules s on s.id = f.schedule_id join users u on u.id = s.user_id where f.id = ?`,
    id
  )
}

/** False when another worker has taken it further, or it is gone with its schedule. */
export async function lockFiring(sql: Sql, id: number, forUpdate: string): Promise<boolean> {
  const row = await sql.first<{ state: string }>(
    `select state from firings where id = ?${forUpdate}`,
    id
  )
  return row?.state === 'claimed'
}
