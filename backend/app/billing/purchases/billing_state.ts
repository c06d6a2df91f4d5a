import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { JobQueue } from '#app/core/jobs/job_queue'
import { closedStateOf } from '#app/people/states/states'
import { User } from '#app/models/user'

interface Paid {
  userId: number | null
  /** The state of the card's billing address; null when none is known. */
  billedIn: string | null
}

/**
 * A card tells where its holder lives. Where that is a state we are closed in, the account is closed like all
 * others there.
 */
@inject()
export class BillingState {
  constructor(
    private readonly clock: Clock,
    private readonly queue: JobQueue
  ) {}

  /**
   * In the commit that writes the payment down. True where it is
   * closed: what was paid goes back, since nothing can be had for it.
   */
  async learn(tx: Tx, { userId, billedIn }: Paid): Promise<boolean> {
    if (userId === null || billedIn === null) return false
    const user = await User.find(userId, tx.sql)
    if (!user) return false
    await User.query(tx.sql).where('id', userId).update({ billedState: billedIn })
    const { phone, state } = user
    if (closedStateOf({ phone, state, billedState: billedIn }) === null) return false
    const runAt = this.clock.now()
    const close = { kind: 'close_states', dedupKey: 'close_states', payload: {} }
    await this.queue.reschedule(tx, { ...close, runAt })
    return true
  }
}
