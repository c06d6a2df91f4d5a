import limits from '#config/limits'
import type { Activity } from '#app/people/activities/contract'
import type { Sql } from '#app/core/database/sql'
import { isAgeOverdue } from '#app/texting/gate/age_overdue'

interface ScheduledRow {
  id: number
  description: string
  created_at: number
  message_type: string
  time: string
  is_enabled: boolean | number
  custom_message: string | null
  next_at: number | null
  girlfriend_id: number | null
  paused_at: number | null
  date_of_birth: string | null
  user_created_at: number
  opted_out_at: number | null
  bad_reason: string | null
  blocked_at: number | null
  unreachable_strikes: number | null
  firing_state: string | null
  firing_reason: string | null
  firing_due_at: number | null
  message_state: string | null
  message_reason: string | null
}

/** A lost text that was tried once more ended as that second try did. */
const LIST = `select a.id, a.description, a.created_at, s.message_type, s.time, s.is_enabled, s.custom_message,
    s.next_at, g.id as girlfriend_id, coalesce(u.paused_at, u.self_paused_at) as paused_at, u.date_of_birth,
    u.created_at as user_created_at, r.opted_out_at, r.bad_reason, r.blocked_at, r.unreachable_strikes,
    f.state as firing_state, f.reason as firing_reason, f.due_at as firing_due_at,
    m.state as message_state, m.reason as message_reason
  from schedules s join activities a on a.id = s.id join users u on u.id = s.user_id
    left join girlfriends g on g.user_id = u.id left join recipients r on r.phone_key = u.phone_key
    left join firings f on f.id =
      (select id from firings where schedule_id = s.id order by local_date desc limit 1)
    left join messages m on m.id =
      coalesce((select id from messages where dedup_key = 'again:' || f.message_id), f.message_id)
  where s.user_id = ? order by s.time, s.id`

/** The scheduled messages, whose metadata says when they go next, what holds them up, and what was not sent. */
export async function listScheduled(sql: Sql, userId: number, now: number): Promise<Activity[]> {
  const rows = await sql.all<ScheduledRow>(LIST, userId)
  return rows.map((row) => ({
    id: row.id,
    activityType: 'message_scheduled',
    description: row.description,
    metadata: JSON.stringify({
      messageType: row.message_type,
      time: row.time,
      enabled: Boolean(row.is_enabled),
      customMessage: row.custom_message,
      nextAt: row.next_at === null ? null : new Date(row.next_at).toISOString(),
      heldBecause: row.is_enabled ? reasonToHold(row, now) : null,
      lastMiss: lastMissOf(row),
    }),
    createdAt: new Date(row.created_at).toISOString(),
  }))
}

/** Why it will not go at its next time, the weightiest first. */
function reasonToHold(row: ScheduledRow, now: number): string | null {
  const isUnreachable = (row.unreachable_strikes ?? 0) >= limits.sends.strikes
  const reasons: [boolean, string][] = [
    [row.opted_out_at !== null, 'you replied STOP'],
    [row.bad_reason !== null, 'your number cannot take texts'],
    [row.paused_at !== null, 'texting is paused'],
    [isAgeOverdue(row, { ...limits.accounts, now }), 'your date of birth is missing'],
    [row.girlfriend_id === null, 'there is no companion'],
    [row.blocked_at !== null, 'your carrier or phone blocked a text'],
    [isUnreachable, 'your phone could not be reached'],
    [row.next_at === null, 'its next time is not set yet'],
  ]
  return reasons.find(([isTrue]) => isTrue)?.[1] ?? null
}

const NOT_FIRED = ['dropped', 'missed']
const NOT_ARRIVED: Record<string, string> = {
  failed: 'not_sent',
  undelivered: 'undelivered',
  unknown: 'unknown',
}

/** What became of the latest date it should have gone on; null when it went, or is on its way. */
function lastMissOf(row: ScheduledRow): Miss | null {
  if (row.firing_due_at === null) return null
  const dueAt = new Date(row.firing_due_at).toISOString()
  if (NOT_FIRED.includes(row.firing_state ?? '')) {
    return { dueAt, outcome: 'not_sent', reason: row.firing_reason ?? NO_REASON }
  }
  const outcome = NOT_ARRIVED[row.message_state ?? '']
  return outcome ? { dueAt, outcome, reason: row.message_reason ?? NO_REASON } : null
}

interface Miss {
  dueAt: string
  outcome: string
  reason: string
}

const NO_REASON = 'the carrier gave no reason'
