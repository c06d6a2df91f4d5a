import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'

const TRY_AGAIN_MS = 10_000

/** What was deleted for a person's sake must not live on in the database's files. */
@inject()
export class WipeDeleted {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(): Promise<JobOutcome> {
    const isDone = await this.database.dialect.wipeDeleted(this.database.read)
    return isDone ? undefined : { againAt: this.clock.now() + TRY_AGAIN_MS }
  }
}

/** Runs once the deletion it is asked for with is durable. */
export async function askToWipeDeleted(tx: Tx, queue: JobQueue): Promise<void> {
  const runAt = queue.clock.now()
  await queue.reschedule(tx, { kind: 'wipe_deleted', dedupKey: 'wipe_deleted', payload: {}, runAt })
}
