import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { jobLives } from '#app/console/support/record_errors'

/** A dead job is given up for good. */
@inject()
export class DiscardJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(actor: Actor, id: number): Promise<void> {
    await this.database.transaction(async ({ sql }) => {
      const gone = await sql.first<{ kind: string; failures: number }>(
        `delete from jobs where id = ? and status = 'dead' returning kind, failures`,
        id
      )
      if (!gone) {
        throw (await sql.first('select id from jobs where id = ?', id)) ? jobLives() : notFound()
      }
      const about = { action: 'jobs.discard', subject: 'jobs', subjectId: id, detail: { ...gone } }
      await recordAudit(sql, { actor, ...about, at: this.clock.now() })
    })
  }
}
