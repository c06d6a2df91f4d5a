import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { PaymentEvent as StoredEvent } from '#app/models/payment_event'
import { type PaymentEvent, PaymentGateway } from '#app/billing/payments/payment_gateway'

/** Stores an event once, together with the work it makes; what it means is found out later. */
@inject()
export class ReceiveEvent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly gateway: PaymentGateway
  ) {}

  execute(event: PaymentEvent): Promise<'stored' | 'duplicate'> {
    return this.database.transaction((tx) => this.#store(tx, event))
  }

  async #store(tx: Tx, event: PaymentEvent): Promise<'stored' | 'duplicate'> {
    const now = this.clock.now()
    const { provider } = this.gateway
    const isOfNoConcern = Object.keys(event.target).length === 0
    const key = { provider, eventId: event.id }
    const row = new StoredEvent().fill({
      ...key,
      type: event.type,
      target: event.target,
      receivedAt: now,
      settledAt: isOfNoConcern ? now : null,
    })
    if (!(await insertUnlessKnown(row, tx.sql))) return 'duplicate'
    if (isOfNoConcern) return 'stored'
    const { id } = await StoredEvent.findByOrFail(key, tx.sql)
    await this.queue.enqueue(tx, settleJob(id, now))
    return 'stored'
  }
}

export function settleJob(id: number, runAt: number) {
  return { kind: 'payment_event', dedupKey: `payment_event:${id}`, payload: { id }, runAt }
}
