import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { JobQueue } from '#app/core/jobs/job_queue'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import { tokenHashOf } from '#app/core/sessions/tokens'
import { DAY } from '#app/core/clock/durations'
import { AccountChange } from '#app/models/account_change'
import { User } from '#app/models/user'
import { tooManyEmails } from '#app/people/codes/errors'
import { OwnerProof } from '#app/people/verification/owner_proof'

/** What an account was reached by before, and the single-use links that bring it back. */
@inject()
export class AccountChanges {
  constructor(
    private readonly queue: JobQueue,
    readonly phoneKeys: PhoneKeys,
    readonly ownerProof: OwnerProof
  ) {}

  /**
   * To be called before the account's row is changed. The old number is told by a job, which nobody can lose.
   */
  async note(tx: Tx, userId: number, kind: AccountChange['kind']): Promise<void> {
    const now = this.queue.clock.now()
    const user = await User.find(userId, tx.sql)
    if (!user) throw new Error('a change was not written')
    const expiresAt = now + limits.accounts.undoMs
    const change = { ...reachedBy(user), kind, changedAt: now, expiresAt }
    const { id } = await AccountChange.create(change, tx.sql)
    await this.queue.enqueue(tx, {
      kind: 'tell_of_change',
      dedupKey: `change:${id}`,
      payload: { changeId: id },
      runAt: now,
    })
    if (kind === 'email') await this.tellProvider(tx, userId)
  }

  /** Each is told by a text, and keeps the old address from others: a few a day are all anybody needs. */
  async noteEmail(tx: Tx, userId: number): Promise<void> {
    const now = this.queue.clock.now()
    const today = AccountChange.query(tx.sql)
      .where({ userId, kind: 'email' })
      .where('changedAt', '>', now - DAY)
    const changes = await today.orderBy('changedAt')
    const [first] = changes
    if (first && changes.length >= limits.accounts.emailsPerDay)
      throw tooManyEmails(first.changedAt + DAY - now)
    await this.note(tx, userId, 'email')
  }

  /** Receipts go to the address that stands after this commit. */
  tellProvider(tx: Tx, userId: number): Promise<void> {
    const job = { kind: 'update_customer', dedupKey: `update_customer:${userId}` }
    return this.queue.reschedule(tx, { ...job, payload: { userId }, runAt: this.queue.clock.now() })
  }

  findOpen(sql: Sql, id: number): Promise<AccountChange | null> {
    return this.#open(sql).where('id', id).first()
  }

  findByToken(sql: Sql, token: string): Promise<AccountChange | null> {
    return this.#open(sql).where('tokenHash', tokenHashOf(token)).first()
  }

  /** A new link, which kills the one before: the secret itself is in no row. */
  async mintToken(sql: Sql, id: number): Promise<string> {
    const token = randomBytes(24).toString('base64url')
    await AccountChange.query(sql)
      .where('id', id)
      .update({ tokenHash: tokenHashOf(token) })
    return token
  }

  /**
   * The first change the same number was told of: who changes the e-mail,
   * and then the phone, is undone by either link. Ends it and all that came
   * after it, so that no link of an intruder's own brings anything back.
   */
  async end(sql: Sql, { userId, oldPhoneKey }: AccountChange): Promise<AccountChange | null> {
    const first = await this.#open(sql).where({ userId, oldPhoneKey }).orderBy('id').first()
    if (!first) return null
    await AccountChange.query(sql)
      .where('userId', userId)
      .where('id', '>=', first.id)
      .whereNull('undoneAt')
      .update({ undoneAt: this.queue.clock.now() })
    return first
  }

  #open(sql: Sql) {
    return AccountChange.query(sql).withScopes((all) => all.open(this.queue.clock.now()))
  }
}

function reachedBy(user: User) {
  return {
    userId: user.id,
    oldPhone: user.phone,
    oldPhoneKey: user.phoneKey,
    oldCountryCode: user.countryCode,
    oldEmail: user.email,
    oldEmailKey: user.emailKey,
  }
}
