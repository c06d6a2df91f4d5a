import type { Activities } from '#app/people/activities/activities'
import { listOf } from '#app/core/database/many_rows'
import type { Tx } from '#app/core/database/sql'
import type { Firing } from '#app/schedules/firings/firing'
import { SCHEDULE_TYPES } from '#app/schedules/plan/contract'

/** Writes down how claimed firings ended, on the schedule and among the activities. `reason` is null for those that go. */
export async function closeFirings(
  tx: Tx,
  activities: Activities,
  ends: readonly { firing: Firing; reason: string | null }[]
): Promise<void> {
  for (const [reason, group] of Map.groupBy(ends, (end) => end.reason)) {
    const { marks, values } = listOf(group.map(({ firing }) => firing.id))
    const closed = await tx.sql.all<{ id: number }>(
      `update firings set state = ?, reason = ?,
         message_id = (select m.id from messages m where m.dedup_key = 'firing:' || firings.id)
       where id in (${marks}) and state = 'claimed' returning id`,
      reason === null ? 'queued' : 'dropped',
      reason,
      ...values
    )
    const ids = new Set(closed.map(({ id }) => id))
    await activities.recordMany(
      tx.sql,
      group
        .filter(({ firing }) => ids.has(firing.id))
        .map(({ firing }) => activityOf(firing, reason))
    )
  }
}

function activityOf({ user_id: userId, message_type: occasion }: Firing, reason: string | null) {
  const label = SCHEDULE_TYPES.find((type) => type.value === occasion)?.label ?? occasion
  return reason === null
    ? { userId, type: 'message_sent' as const, description: `${label} sent` }
    : { userId, type: 'other' as const, description: `${label} not sent: ${reason}` }
}
