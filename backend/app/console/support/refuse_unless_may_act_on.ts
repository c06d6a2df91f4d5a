import type { Actor } from '#app/ledgers/audit/audit_log'
import { isAllowed } from '#app/core/sessions/roles'
import type { Sql } from '#app/core/database/sql'
import { User } from '#app/models/user'
import { isOfStaff } from '#app/console/support/errors'

/** What support may do to a member's account only an admin, or an operator, may do to one of staff. */
export async function refuseUnlessMayActOn(sql: Sql, actor: Actor, userId: number): Promise<void> {
  if (actor.role === 'operator' || isAllowed(actor.role, 'staff.act_on')) return
  const user = await User.find(userId, sql)
  if (user && user.role !== 'user') throw isOfStaff()
}
