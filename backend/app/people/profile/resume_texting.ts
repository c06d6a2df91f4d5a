import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { companionNumber } from '#config/providers'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { nothingBlocked, numberTakesNoTexts, stopped } from '#app/people/profile/errors'
import { ProfileRecords } from '#app/people/profile/profile_records'
import { changeRecipient } from '#app/texting/consent/recipients'

interface OwnNumber {
  phone_key: string
  opted_out_at: number | null
  bad_reason: string | null
  blocked_at: number | null
  unreachable_strikes: number | null
}

/** The person says that their phone takes her texts again: what a blocked or unreachable phone held up goes on. */
@inject()
export class ResumeTexting {
  constructor(
    private readonly database: Database,
    private readonly records: ProfileRecords
  ) {}

  execute(userId: number): Promise<void> {
    return this.database.transaction(async (tx) => {
      const own = await this.#findOwn(tx, userId)
      refuseUnlessHeld(own)
      await changeRecipient(tx.sql, {
        phoneKey: own.phone_key,
        at: this.records.clock.now(),
        change: { blocked_at: null, unreachable_strikes: 0 },
      })
      await this.records.change(tx.sql, userId, 'Texting tried again')
    })
  }

  async #findOwn({ sql }: Tx, userId: number): Promise<OwnNumber> {
    const { forUpdate } = this.database.dialect
    await sql.first(`select id from users where id = ?${forUpdate}`, userId)
    const own = await sql.first<OwnNumber>(
      `select u.phone_key, r.opted_out_at, r.bad_reason, r.blocked_at, r.unreachable_strikes
       from users u left join recipients r on r.phone_key = u.phone_key where u.id = ?`,
      userId
    )
    if (!own) throw notSignedIn()
    return own
  }
}

function refuseUnlessHeld(own: OwnNumber): void {
  if (own.opted_out_at !== null) throw stopped(companionNumber)
  if (own.bad_reason !== null) throw numberTakesNoTexts()
  const isUnreachable = (own.unreachable_strikes ?? 0) >= limits.sends.strikes
  if (own.blocked_at === null && !isUnreachable) throw nothingBlocked()
}
