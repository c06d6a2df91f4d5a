import { brand } from '#config/brand'
import { inject } from '@adonisjs/core'
import { randomUUID } from 'node:crypto'
import limits from '#config/limits'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { Sessions } from '#app/core/sessions/sessions'
import type { Sql, Tx } from '#app/core/database/sql'
import { lockTalk } from '#app/models/lock_talk'
import type { AccountChange } from '#app/models/account_change'
import { locked } from '#app/models/locked'
import { PhoneChange } from '#app/models/phone_change'
import { User } from '#app/models/user'
import { keepPersonKeys } from '#app/people/accounts/person_keys'
import { OutdateWords } from '#app/people/girlfriends/outdate_words'
import { AccountChanges } from '#app/people/profile/account_changes'
import { undoGone } from '#app/people/profile/errors'
import { ProfileRecords } from '#app/people/profile/profile_records'
import { readdressTalk } from '#app/texting/gate/readdress_talk'
import { SendMessage } from '#app/texting/sending/send_message'
import { takeUpTalk } from '#app/texting/sending/take_up_talk'
import { hashPassword } from '#app/people/verification/password_hashing'

/**
 * The old phone and email are the account's again, everybody is logged
 * out, and no password fits until a code to that phone brings a new one.
 */
@inject()
export class UndoChange {
  constructor(
    private readonly database: Database,
    private readonly changes: AccountChanges,
    private readonly sessions: Sessions,
    private readonly records: ProfileRecords,
    private readonly sendMessage: SendMessage,
    private readonly outdateWords: OutdateWords,
    private readonly queue: JobQueue
  ) {}

  /** Answers the email, as it is compared. */
  async execute(token: string): Promise<string> {
    if (!(await this.changes.findByToken(this.database.read, token))) throw undoGone()
    const password = await hashPassword(randomUUID())
    return this.database.transaction((tx) => this.#undo(tx, token, password))
  }

  /** Of parallel calls one undoes: the account's row is locked before the link is looked at again. */
  async #undo(tx: Tx, token: string, password: string): Promise<string> {
    const { sql } = tx
    const asked = await this.changes.findByToken(sql, token)
    if (asked) await lockTalk(sql, { userId: asked.userId })
    const current = asked && (await lock(sql, asked.userId))
    const change = asked && (await this.changes.findByToken(sql, token))
    const first = change && (await this.changes.end(sql, change))
    if (!current || !first) throw undoGone()
    await this.#restore(sql, first, password)
    await this.sessions.closeAll(first.userId, null, sql)
    await readdressTalk(sql, first.userId)
    await takeUpTalk(tx, this.queue, first.userId)
    await this.outdateWords.execute(sql, first.userId)
    await this.changes.tellProvider(tx, first.userId)
    await this.records.change(sql, first.userId, 'Phone and email brought back')
    if (current.phone !== first.oldPhone) await this.#tellOther(tx, current.phone, first)
    return first.oldEmailKey
  }

  async #restore(sql: Sql, to: AccountChange, password: string): Promise<void> {
    await PhoneChange.query(sql).where('userId', to.userId).delete()
    const old = {
      phone: to.oldPhone,
      phoneKey: to.oldPhoneKey,
      countryCode: to.oldCountryCode,
      email: to.oldEmail,
      emailKey: to.oldEmailKey,
    }
    const updatedAt = this.records.clock.now()
    await User.query(sql)
      .where('id', to.userId)
      .update({ ...old, password, updatedAt })
    await keepPersonKeys(sql, to.userId)
  }

  /**
   * It may have been the owner's, and the old number in wrong hands: they hear of it while nothing is lost.
   */
  async #tellOther(tx: Tx, phone: string, { id }: AccountChange): Promise<void> {
    await this.sendMessage.queue(tx, {
      kind: 'notice',
      to: phone,
      body:
        `${brand}: a change to your account was undone from its old number. ` +
        "Wasn't you? Reply HELP to reach us.",
      userId: null,
      conversationId: null,
      dedupKey: `undone:${id}`,
      validMs: limits.sends.otherValidMs,
    })
  }
}

function lock(sql: Sql, userId: number): Promise<User | null> {
  return locked(User.query(sql).where('id', userId)).first()
}
