import { inject } from '@adonisjs/core'
import { HOUR } from '#app/core/clock/durations'
import { Activities } from '#app/ledgers/activities/activities'
import { Database } from '#app/core/database/database'
import type { RecurringOutcome } from '#app/core/jobs/recurring'
import { JobQueue } from '#app/core/jobs/job_queue'
import { closeFirings } from '#app/schedules/firings/close_firings'
import { findFirings } from '#app/schedules/firings/firing_sql'
import { countOf } from '#app/models/count_of'
import { Firing } from '#app/models/firing'
import { TOO_LATE } from '#app/texting/gate/objections'

/** Longer than any claimed text is valid. */
const STRANDED_MS = 3 * HOUR
const AT_ONCE = 200

/** A firing whose job gave up ends too, with its reason, instead of being about to go for ever. */
@inject()
export class EndStranded {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly activities: Activities
  ) {}

  async execute(): Promise<RecurringOutcome> {
    const stranded = await this.#stranded().select('id').orderBy('id').limit(AT_ONCE)
    if (stranded.length > 0) await this.#end(stranded.map(({ id }) => id))
    return stranded.length === AT_ONCE ? { againAt: this.queue.clock.now() } : undefined
  }

  async preview(): Promise<string> {
    return `${await countOf(this.#stranded())} scheduled text(s) would end.`
  }

  #stranded() {
    return Firing.query(this.database.read)
      .where('state', 'claimed')
      .where('claimedAt', '<', this.queue.clock.now() - STRANDED_MS)
  }

  async #end(ids: number[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const firings = await findFirings(tx.sql, ids)
      const ends = firings.map((firing) => ({ firing, reason: TOO_LATE }))
      await closeFirings(tx, this.activities, ends)
    })
  }
}
