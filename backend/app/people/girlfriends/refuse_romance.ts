import type { Sql } from '#app/core/database/sql'
import { User } from '#app/models/user'
import type { ChangeInput } from '#app/people/girlfriends/contract'
import { notFlirtyThere, notRomanticThere } from '#app/people/girlfriends/errors'
import { personalityAllowed, styleAllowed } from '#app/people/states/states'

/** Nothing romantic is chosen where the law keeps romance from people. */
export async function refuseRomance(
  sql: Sql,
  userId: number,
  { relationshipStyle: style, personality }: ChangeInput
): Promise<void> {
  if (style === undefined && personality === undefined) return
  const user = await User.findOrFail(userId, sql)
  if (style && styleAllowed(style, user) !== style) throw notRomanticThere()
  if (personality && personalityAllowed(personality, user) !== personality) throw notFlirtyThere()
}
