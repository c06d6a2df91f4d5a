import type { Sql } from '#app/core/database/sql'
import { Activity } from '#app/models/activity'
import type { Activity as Listed } from '#app/people/activities/contract'

const LISTED = 50
/** Coming in is nothing to look back on: the account's settings tell where somebody is logged in. */
const UNTOLD = ['message_scheduled', 'login']

/** Newest first, without the scheduled messages and the logins. */
export async function listLatest(sql: Sql, userId: number): Promise<Listed[]> {
  const rows = await Activity.query(sql)
    .where('userId', userId)
    .whereNotIn('activityType', UNTOLD)
    .orderBy('id', 'desc')
    .limit(LISTED)
  return rows.map(listed)
}

function listed({ id, activityType, description, metadata, createdAt }: Activity): Listed {
  const at = new Date(createdAt).toISOString()
  return { id, activityType, description, metadata, createdAt: at }
}
