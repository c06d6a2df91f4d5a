import type { Sql } from '#app/core/database/sql'
import type { RelationshipStyle } from '#app/models/contract'
import { User } from '#app/models/user'
import { notRomanticThere } from '#app/people/girlfriends/errors'
import { styleAllowed } from '#app/people/states/states'

/** A romantic style is not chosen where the law keeps romance from people. */
export async function refuseRomance(
  sql: Sql,
  userId: number,
  style: RelationshipStyle | undefined
): Promise<void> {
  if (style === undefined) return
  const user = await User.findOrFail(userId, sql)
  if (styleAllowed(style, user) !== style) throw notRomanticThere()
}
