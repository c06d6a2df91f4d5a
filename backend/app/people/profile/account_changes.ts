import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { JobQueue } from '#app/core/jobs/job_queue'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import { tokenHashOf } from '#app/core/sessions/tokens'
import { OwnerProof } from '#app/people/verification/owner_proof'

/** An account as it was before it was changed. */
export interface AccountChange {
  id: number
  userId: number
  kind: 'phone' | 'email'
  phone: string
  phoneKey: string
  countryCode: string
  email: string
  emailKey: string
}

const COLUMNS = `id, user_id as "userId", kind, old_phone as phone, old_phone_key as "phoneKey",
  old_country_code as "countryCode", old_email as email, old_email_key as "emailKey"`
const OPEN = 'undone_at is null and expires_at > ?'

/** What an account was reached by before, and the single-use links that bring it back. */
@inject()
export class AccountChanges {
  constructor(
    private readonly queue: JobQueue,
    readonly phoneKeys: PhoneKeys,
    readonly ownerProof: OwnerProof
  ) {}

  /** To be called before the account's row is changed. The old number is told by a job, which nobody can lose. */
  async note(tx: Tx, userId: number, kind: AccountChange['kind']): Promise<void> {
    const now = this.queue.clock.now()
    const row = await tx.sql.first<{ id: number }>(
      `insert into account_changes (user_id, kind, old_phone, old_phone_key, old_country_code, old_email,
         old_email_key, changed_at, expires_at)
       select id, cast(? as text), phone, phone_key, country_code, email, email_key, cast(? as bigint), cast(? as bigint)
       from users where id = ? returning id`,
      ...[kind, now, now + limits.accounts.undoMs, userId]
    )
    if (!row) throw new Error('a change was not written')
    await this.queue.enqueue(tx, {
      kind: 'tell_of_change',
      dedupKey: `change:${row.id}`,
      payload: { changeId: row.id },
      runAt: now,
    })
  }

  findOpen(sql: Sql, id: number): Promise<AccountChange | undefined> {
    const query = `select ${COLUMNS} from account_changes where id = ? and ${OPEN}`
    return sql.first<AccountChange>(query, id, this.queue.clock.now())
  }

  findByToken(sql: Sql, token: string): Promise<AccountChange | undefined> {
    const query = `select ${COLUMNS} from account_changes where token_hash = ? and ${OPEN}`
    return sql.first<AccountChange>(query, tokenHashOf(token), this.queue.clock.now())
  }

  /** A new link, which kills the one before: the secret itself is in no row. */
  async mintToken(sql: Sql, id: number): Promise<string> {
    const token = randomBytes(24).toString('base64url')
    await sql.run('update account_changes set token_hash = ? where id = ?', tokenHashOf(token), id)
    return token
  }

  /**
   * The first change the same number was told of: who changes the e-mail, and then the phone, is undone by either link. Ends
   * it and all that came after it, so that no link of an intruder's own brings anything back.
   */
  async end(sql: Sql, { userId, phoneKey }: AccountChange): Promise<AccountChange | undefined> {
    const now = this.queue.clock.now()
    const first = await sql.first<AccountChange>(
      `select ${COLUMNS} from account_changes where user_id = ? and old_phone_key = ? and ${OPEN} order by id limit 1`,
      ...[userId, phoneKey, now]
    )
    if (!first) return undefined
    await sql.run(
      'update account_changes set undone_at = ? where user_id = ? and id >= ? and undone_at is null',
      ...[now, userId, first.id]
    )
    return first
  }
}
