import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Sessions } from '#app/core/sessions/sessions'
import type { Sql } from '#app/core/database/sql'

/** Sessions of staff gain their rights, or do not; the audit log is told of both. */
@inject()
export class StaffSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock
  ) {}

  /** Answers the session's new token; null when it has ended meanwhile. */
  async confirm(sql: Sql, actor: Actor, sessionId: number): Promise<string | null> {
    const token = await this.sessions.confirm(sessionId, sql)
    if (token) await this.#audit(sql, actor, { action: 'staff.confirm' })
    else await this.refuse(sql, actor, 'session ended')
    return token
  }

  async refuse(sql: Sql, actor: Actor, why: string): Promise<void> {
    await this.#audit(sql, actor, { action: 'staff.confirm_failed', detail: { why } })
  }

  async #audit(
    sql: Sql,
    actor: Actor,
    what: { action: string; detail?: { why: string } }
  ): Promise<void> {
    const at = this.clock.now()
    await recordAudit(sql, { actor, subject: 'signups', subjectId: actor.id, at, ...what })
  }
}
