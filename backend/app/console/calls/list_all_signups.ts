import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import type { ListedSignup } from '#app/console/calls/contract'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { User } from '#app/models/user'

const MOST = 5000

/**
 * Everybody with address and number in full, newest first, as far
 * as one answer reaches; the audit log keeps that it was read.
 */
@inject()
export class ListAllSignups {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  /** `isComplete` is false when there are older ones still. */
  async execute(actor: Actor): Promise<{ signups: ListedSignup[]; isComplete: boolean }> {
    const found = await this.database.transaction(async ({ sql }) => {
      const rows = await findNewest(sql)
      await recordAudit(sql, {
        actor,
        action: 'signups.list_all',
        subject: 'signups',
        fields: ['email', 'phone'],
        detail: { count: Math.min(rows.length, MOST) },
        at: this.clock.now(),
      })
      return rows
    })
    return { signups: found.slice(0, MOST).map(signupOf), isComplete: found.length <= MOST }
  }
}

/** One more than is shown, which tells whether there are more. */
function findNewest(sql: Sql): Promise<User[]> {
  return User.query(sql)
    .select('id', 'email', 'phone')
    .preload('girlfriend')
    .orderBy('id', 'desc')
    .limit(MOST + 1)
}

function signupOf({ id, email, phone, girlfriend: hers }: User): ListedSignup {
  const girlfriend = hers && { name: hers.name, personality: hers.personality }
  return { id, email, phone, girlfriend }
}
