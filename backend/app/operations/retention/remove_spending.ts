import type { Sql } from '#app/core/database/sql'
import { changedBy } from '#app/models/changed_by'
import { Spending } from '#app/models/spending'

/**
 * By person; everybody's sums stay. One statement, so one short commit: of the oldest
 * day before this one, so many people at most. Answers how many rows it were.
 */
export function removeSpending(sql: Sql, before: string, most: number): Promise<number> {
  const ofPeople = () => Spending.query(sql).where('userId', '>', 0)
  const oldest = () => ofPeople().where('day', '<', before).min('day')
  const some = ofPeople().where('day', oldest()).select('userId').orderBy('userId').limit(most)
  return changedBy(ofPeople().where('day', oldest()).whereIn('userId', some).delete())
}
