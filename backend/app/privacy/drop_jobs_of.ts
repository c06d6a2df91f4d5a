import type { Sql } from '#app/core/database/sql'
import { Activity } from '#app/models/activity'
import { dropJobs } from '#app/core/jobs/drop_jobs'
import type { PickedTexts } from '#app/texting/delivery/removed_texts'
import type { Person } from '#app/privacy/person'

/**
 * Removes the jobs of a talk before its rows go, by the keys their features give them. One that runs just now
 * finds its rows gone and ends; so does one that fires the schedules of several people at once, which stays.
 */
export async function dropJobsOf(sql: Sql, person: Person, texts: PickedTexts): Promise<void> {
  const { userId, conversationId } = person
  const unsent = await texts
    .clone()
    .withScopes((all) => all.unsent())
    .select('id')
  const schedules = await Activity.query(sql)
    .where({ userId, activityType: 'message_scheduled' })
    .select('id')
  const keys = [
    `first_text:${userId}`,
    `initiative:${userId}`,
    ...['reply', 'remember', 'loops', 'diary'].map((kind) => `${kind}:${conversationId ?? 0}`),
    ...unsent.map(({ id }) => `doubt:${id}`),
    ...schedules.flatMap(({ id }) => [`schedule:${id}`, `prepare:${id}`]),
  ]
  await dropJobs(sql, keys)
}
