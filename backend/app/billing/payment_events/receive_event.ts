import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import type { PaymentEvent, PaymentGateway } from '#app/billing/payments/payment_gateway'

/** Stores an event once, together with the work it makes; what it means is found out later. */
export class ReceiveEvent {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      queue: JobQueue
      gateway: PaymentGateway
    }
  ) {}

  execute(event: PaymentEvent): Promise<'stored' | 'duplicate'> {
    return this.parts.database.transaction((tx) => this.#store(tx, event))
  }

  async #store(tx: Tx, event: PaymentEvent): Promise<'stored' | 'duplicate'> {
    const now = this.parts.clock.now()
    const { provider } = this.parts.gateway
    const isOfNoConcern = Object.keys(event.target).length === 0
    const row = await tx.sql.first<{ id: number }>(
      `insert into payment_events (provider, event_id, type, target, received_at, settled_at)
       values (?, ?, ?, ?, ?, ?) on conflict (provider, event_id) do nothing returning id`,
      provider,
      event.id,
      event.type,
      JSON.stringify(event.target),
      now,
      isOfNoConcern ? now : null
    )
    if (!row) return 'duplicate'
    if (!isOfNoConcern) await this.parts.queue.enqueue(tx, settleJob(row.id, now))
    return 'stored'
  }
}

export function settleJob(id: number, runAt: number) {
  return { kind: 'payment_event', dedupKey: `payment_event:${id}`, payload: { id }, runAt }
}
