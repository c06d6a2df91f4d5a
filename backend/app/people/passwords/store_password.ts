import { inject } from '@adonisjs/core'
import { Activities } from '#app/people/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { Sessions } from '#app/core/sessions/sessions'
import type { Sql, Tx } from '#app/core/database/sql'

/** An account as it was when its owner was asked to prove themselves. */
export interface Account {
  id: number
  emailKey: string
  phone: string
  /** Hashed. */
  password: string
}

/** An account's new password, with what follows from it: whoever else is logged in is out. */
@inject()
export class StorePassword {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly activities: Activities
  ) {}

  /** `hashed` is the new one. False when password or phone have changed since the account was read. */
  async execute(
    { sql }: Tx,
    { id: userId, phone, password }: Account,
    { hashed, keptSessionId }: { hashed: string; keptSessionId: number | null }
  ): Promise<boolean> {
    const changed = await sql.run(
      'update users set password = ?, updated_at = ? where id = ? and phone = ? and password = ?',
      hashed,
      this.clock.now(),
      userId,
      phone,
      password
    )
    if (changed === 0) return false
    await this.sessions.closeAll(userId, keptSessionId, sql)
    await this.activities.record(sql, {
      userId,
      type: 'profile_update',
      description: 'Password changed',
    })
    return true
  }
}

const FIND = 'select id, email_key as "emailKey", phone, password from users where '

export function findAccount(
  sql: Sql,
  by: { userId: number } | { emailKey: string }
): Promise<Account | undefined> {
  return 'userId' in by
    ? sql.first<Account>(`${FIND} id = ?`, by.userId)
    : sql.first<Account>(`${FIND} email_key = ?`, by.emailKey)
}
