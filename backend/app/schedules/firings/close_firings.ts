import type { Activities } from '#app/ledgers/activities/activities'
import type { Tx } from '#app/core/database/sql'
import { endFirings, type FiringRow } from '#app/schedules/firings/firing_sql'
import { SCHEDULE_TYPES } from '#app/schedules/plan/contract'

/**
 * Writes down how claimed firings ended, on the schedule and
 * among the activities. `reason` is null for those that go.
 */
export async function closeFirings(
  tx: Tx,
  activities: Activities,
  ends: readonly { firing: FiringRow; reason: string | null }[]
): Promise<void> {
  for (const [reason, group] of Map.groupBy(ends, (end) => end.reason)) {
    const ids = await endFirings(
      tx.sql,
      group.map(({ firing }) => firing.id),
      reason
    )
    await activities.recordMany(
      tx.sql,
      group
        .filter(({ firing }) => ids.has(firing.id) && isNews(firing, reason))
        .map(({ firing }) => activityOf(firing, reason))
    )
  }
}

/** "Send now" may be pressed any number of times while the same thing is in the way. */
function isNews(firing: FiringRow, reason: string | null): boolean {
  return reason === null || reason !== firing.reason
}

function activityOf({ user_id: userId, message_type: occasion }: FiringRow, reason: string | null) {
  const label = SCHEDULE_TYPES.find((type) => type.value === occasion)?.label ?? occasion
  return reason === null
    ? { userId, type: 'message_sent' as const, description: `${label} sent` }
    : { userId, type: 'other' as const, description: `${label} not sent: ${reason}` }
}
