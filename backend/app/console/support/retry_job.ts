import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'

/** A dead job runs again, as if it had never failed. */
@inject()
export class RetryJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  /** False when it lives already. */
  async execute(actor: Actor, id: number): Promise<boolean> {
    const at = this.clock.now()
    return this.database.transaction(async ({ sql }) => {
      const revived = await sql.first<{ kind: string }>(
        `update jobs set status = 'pending', died_at = null, failures = 0, crashes = 0, run_at = ?
         where id = ? and status = 'dead' returning kind`,
        at,
        id
      )
      if (!revived) {
        if (!(await sql.first('select id from jobs where id = ?', id))) throw notFound()
        return false
      }
      const detail = { kind: revived.kind }
      const about = { action: 'jobs.retry', subject: 'jobs', subjectId: id, detail }
      await recordAudit(sql, { actor, ...about, at })
      return true
    })
  }
}
