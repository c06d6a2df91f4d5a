import { inject } from '@adonisjs/core'
import { unknownEmail, unknownRole } from '#app/people/accounts/errors'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { User } from '#app/models/user'
import { OPERATOR, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { type Role, ROLES } from '#app/models/contract'
import { Sessions } from '#app/core/sessions/sessions'

/** Gives an account another role, and ends its sessions: none may outlive the rights it was opened with. */
@inject()
export class GrantRole {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock
  ) {}

  async execute({ email, role }: { email: string; role: string }): Promise<void> {
    if (!isRole(role)) throw unknownRole(role)
    await this.database.transaction(async ({ sql }) => {
      const user = await User.findBy({ emailKey: emailKeyOf(email) }, sql)
      if (!user) throw unknownEmail()
      await user.merge({ role, updatedAt: this.clock.now() }).save()
      await this.sessions.closeAll(user.id, null, sql)
      await recordAudit(sql, {
        actor: OPERATOR,
        action: 'signups.grant_role',
        subject: 'signups',
        subjectId: user.id,
        fields: ['role'],
        detail: { role },
        at: this.clock.now(),
      })
    })
  }
}

function isRole(role: string): role is Role {
  return (ROLES as readonly string[]).includes(role)
}
