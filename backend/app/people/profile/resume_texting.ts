import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { companionNumber } from '#config/providers'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { locked } from '#app/models/locked'
import type { Recipient } from '#app/models/recipient'
import { User } from '#app/models/user'
import { nothingBlocked, numberTakesNoTexts, stopped } from '#app/people/profile/errors'
import { ProfileRecords } from '#app/people/profile/profile_records'
import { changeRecipient } from '#app/texting/consent/recipients'

/**
 * The person says that their phone takes her texts again:
 * what a blocked or unreachable phone held up goes on.
 */
@inject()
export class ResumeTexting {
  constructor(
    private readonly database: Database,
    private readonly records: ProfileRecords
  ) {}

  execute(userId: number): Promise<void> {
    return this.database.transaction(async (tx) => {
      const { phoneKey, recipient } = await findOwn(tx, userId)
      refuseUnlessHeld(recipient)
      await changeRecipient(tx.sql, {
        phoneKey,
        at: this.records.clock.now(),
        change: { blockedAt: null, unreachableStrikes: 0 },
      })
      await this.records.change(tx.sql, userId, 'Texting tried again')
    })
  }
}

async function findOwn({ sql }: Tx, userId: number): Promise<User> {
  const user = await locked(User.query(sql).where('id', userId)).preload('recipient').first()
  if (!user) throw notSignedIn()
  return user
}

/** Nothing is known yet of a number that was never texted. */
function refuseUnlessHeld(own: Recipient | null): void {
  if (!own) throw nothingBlocked()
  if (own.optedOutAt !== null) throw stopped(companionNumber)
  if (own.badReason !== null) throw numberTakesNoTexts()
  const isUnreachable = own.unreachableStrikes >= limits.sends.strikes
  if (own.blockedAt === null && !isUnreachable) throw nothingBlocked()
}
