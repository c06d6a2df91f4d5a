import type { Sql } from '#app/core/database/sql'
import { Girlfriend } from '#app/models/girlfriend'
import { User } from '#app/models/user'

/** She is gone, and the person may create somebody anew. */
export async function forgetGirlfriend(sql: Sql, userId: number, at: number): Promise<void> {
  await Girlfriend.query(sql).where({ userId }).delete()
  await User.query(sql).where('id', userId).update({ onboardedAt: null, updatedAt: at })
}
