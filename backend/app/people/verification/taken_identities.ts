import type { Sql } from '#app/core/database/sql'
import { AccountChange } from '#app/models/account_change'
import { User } from '#app/models/user'
import { phoneTaken } from '#app/people/codes/errors'

interface Wanted {
  phone: string
  emailKey?: string
  /** Whose own they may be; 0 for nobody. */
  userId: number
  /** Epoch milliseconds. */
  now: number
}

/** A phone or an e-mail that somebody may still bring back to their account is nobody else's until then. */
export async function findTaken(
  sql: Sql,
  { phone, emailKey, userId, now }: Wanted
): Promise<'phone' | 'email' | null> {
  const changes = await AccountChange.query(sql)
    .where((change) => {
      void change.where('oldPhone', phone)
      if (emailKey !== undefined) void change.orWhere('oldEmailKey', emailKey)
    })
    .whereNot('userId', userId)
    .withScopes((all) => all.open(now))
  if (changes.length === 0) return null
  return changes.some((change) => change.oldPhone === phone) ? 'phone' : 'email'
}

/** Before a code goes to it: whoever enters the code could not have the number all the same. */
export async function refuseTakenPhone(sql: Sql, wanted: Omit<Wanted, 'emailKey'>): Promise<void> {
  const owner = await User.findBy({ phone: wanted.phone }, sql)
  if (owner || (await findTaken(sql, wanted))) throw phoneTaken()
}
