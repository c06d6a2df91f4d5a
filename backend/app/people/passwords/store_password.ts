import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { Sessions } from '#app/core/sessions/sessions'
import type { Tx } from '#app/core/database/sql'
import { changedBy } from '#app/models/changed_by'
import { User } from '#app/models/user'

/** An account as it was when its owner was asked to prove themselves. */
export type Account = Pick<User, 'id' | 'emailKey' | 'phone' | 'password'>

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
    const unchanged = User.query(sql).where({ id: userId, phone, password })
    const stored = unchanged.update({ password: hashed, updatedAt: this.clock.now() })
    if ((await changedBy(stored)) === 0) return false
    await this.sessions.closeAll(userId, keptSessionId, sql)
    await this.activities.record(sql, {
      userId,
      type: 'profile_update',
      description: 'Password changed',
    })
    return true
  }
}
