import { inject } from '@adonisjs/core'
import { Activities } from '#app/people/activities/activities'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { JobQueue } from '#app/core/jobs/job_queue'
import { closeFirings } from '#app/schedules/firings/close_firings'
import { findFirings } from '#app/schedules/firings/firing_sql'
import { Firing } from '#app/models/firing'

/** Longer than any claimed text is valid. */
const STRANDED_MS = 3 * 60 * 60_000
const EVERY_MS = 60 * 60_000
const AT_ONCE = 200

/** A firing whose job gave up ends too, with its reason, instead of being about to go for ever. */
@inject()
export class EndStranded {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly activities: Activities
  ) {}

  async execute(): Promise<JobOutcome> {
    const now = this.queue.clock.now()
    const stranded = await Firing.query(this.database.read)
      .select('id')
      .where('state', 'claimed')
      .where('claimedAt', '<', now - STRANDED_MS)
      .orderBy('id')
      .limit(AT_ONCE)
    if (stranded.length > 0) await this.#end(stranded.map(({ id }) => id))
    return { againAt: stranded.length === AT_ONCE ? now : now + EVERY_MS }
  }

  async #end(ids: number[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const firings = await findFirings(tx.sql, ids)
      const ends = firings.map((firing) => ({ firing, reason: 'it was no longer timely' }))
      await closeFirings(tx, this.activities, ends)
    })
  }
}
