import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { dropJobs } from '#app/core/jobs/drop_jobs'
import { Job } from '#app/models/job'
import { locked } from '#app/models/locked'
import { jobLives } from '#app/console/support/errors'

/** A dead job is given up for good. */
@inject()
export class DiscardJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(actor: Actor, id: number): Promise<void> {
    await this.database.transaction(async ({ sql }) => {
      const dead = Job.query(sql)
        .where({ id })
        .withScopes((jobs) => jobs.dead())
      const job = await locked(dead).first()
      if (!job) throw (await Job.find(id, sql)) ? jobLives() : notFound()
      await dropJobs(sql, [job.dedupKey])
      const detail = { kind: job.kind, failures: job.failures }
      const about = { action: 'jobs.discard', subject: 'jobs', subjectId: id, detail }
      await recordAudit(sql, { actor, ...about, at: this.clock.now() })
    })
  }
}
