import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { Job } from '#app/models/job'
import { locked } from '#app/models/locked'

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
      const dead = Job.query(sql)
        .where({ id })
        .withScopes((jobs) => jobs.dead())
      const job = await locked(dead).first()
      if (!job) {
        if (!(await Job.find(id, sql))) throw notFound()
        return false
      }
      const anew = { status: 'pending', diedAt: null, failures: 0, crashes: 0, runAt: at }
      await job.merge(anew).save()
      const detail = { kind: job.kind }
      const about = { action: 'jobs.retry', subject: 'jobs', subjectId: id, detail }
      await recordAudit(sql, { actor, ...about, at })
      return true
    })
  }
}
