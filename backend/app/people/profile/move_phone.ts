import { inject } from '@adonisjs/core'
import { JobQueue } from '#app/core/jobs/job_queue'
import { tooYoung } from '#app/people/accounts/errors'
import { keepPersonKeys } from '#app/people/accounts/person_keys'
import { Sessions } from '#app/core/sessions/sessions'
import type { Sql, Tx } from '#app/core/database/sql'
import { PhoneChange } from '#app/models/phone_change'
import { User } from '#app/models/user'
import { OutdateWords } from '#app/people/girlfriends/outdate_words'
import { AccountChanges } from '#app/people/profile/account_changes'
import { type Origin, ProfileRecords } from '#app/people/profile/profile_records'
import { readdressTalk } from '#app/texting/gate/readdress_talk'
import { takeUpTalk } from '#app/texting/sending/take_up_talk'
import { isRefused } from '#app/people/verification/refused_minors'
import type { PhoneNumber } from '#app/people/codes/phone_number'

/** An account moves to a verified number, with what waits to be sent; every other session is over. */
@inject()
export class MovePhone {
  constructor(
    private readonly sessions: Sessions,
    private readonly records: ProfileRecords,
    private readonly changes: AccountChanges,
    private readonly outdateWords: OutdateWords,
    private readonly queue: JobQueue
  ) {}

  async execute(
    tx: Tx,
    number: PhoneNumber,
    origin: Origin & { sessionId: number }
  ): Promise<void> {
    const { sql } = tx
    const { userId, sessionId } = origin
    const wanted = {
      phoneKey: this.changes.phoneKeys.of(number.phone),
      now: this.records.clock.now(),
    }
    if (await isRefused(sql, wanted)) throw tooYoung()
    await this.changes.note(tx, userId, 'phone')
    await this.#replace(sql, number, userId)
    await readdressTalk(sql, userId)
    await takeUpTalk(tx, this.queue, userId)
    // Its area code may tell of another state, where she is a friend.
    await this.outdateWords.execute(sql, userId)
    await this.records.consent(sql, origin, number.phone)
    await this.records.change(sql, userId, 'Phone number changed')
    await this.sessions.closeAll(userId, sessionId, sql)
  }

  async #replace(sql: Sql, { phone, countryCode }: PhoneNumber, userId: number): Promise<void> {
    const phoneKey = this.changes.phoneKeys.of(phone)
    const updatedAt = this.records.clock.now()
    await User.query(sql).where('id', userId).update({ phone, phoneKey, countryCode, updatedAt })
    await keepPersonKeys(sql, userId)
    await PhoneChange.query(sql).where('userId', userId).delete()
  }
}
