import limits from '#config/limits'
import { validUntil } from '#app/schedules/plan/due_times'
import type { FiringRow } from '#app/schedules/firings/firing_sql'

export const SEND_FIRINGS_JOB = 'send_firings'

/** Until when it may still go. */
export function endOf(firing: FiringRow): number {
  if (firing.is_asked) return firing.claimed_at + limits.sends.replyValidMs
  const { until, time_zone: timeZone } = firing
  const isHourConfirmed = Boolean(firing.is_hour_confirmed)
  return validUntil(firing.due_at, { until, timeZone, isHourConfirmed })
}

export function kindOf(firing: FiringRow): 'scheduled' | 'scheduled_now' {
  return firing.is_asked ? 'scheduled_now' : 'scheduled'
}

/** An hour outside the usual ones, which the person confirmed, is its own window. */
export function slotOf(firing: FiringRow): number | null {
  return firing.is_hour_confirmed ? firing.due_at : null
}

/** Written for this very date, and nothing has been said since. */
export function isFresh(
  firing: FiringRow,
  { knownUntil, hasAiNotice }: { knownUntil: number; hasAiNotice: boolean }
): boolean {
  return (
    firing.prepared_text !== null &&
    firing.prepared_for === firing.local_date &&
    firing.prepared_after === knownUntil &&
    Boolean(firing.prepared_has_notice) === hasAiNotice
  )
}
