import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { endUnpaid } from '#app/billing/purchases/end_unpaid'
import { AGAIN_MS, untilReached } from '#app/billing/payments/until_reached'
import type { ProviderName } from '#app/models/contract'

/** Ids of the provider only: the job may outlive the person. */
export interface Cancellation {
  provider: ProviderName
  subscriptions?: string[]
  /** Subscriptions that were given up with a bill still open. */
  unpaid?: string[]
  /** Payments that were opened and must not be made any more. */
  intents?: string[]
  /** Payments that were made for nothing. */
  refunds?: string[]
  /** Forgotten at the provider, with name, e-mail and cards. */
  customer?: string
}

interface Ending extends Cancellation {
  /** One job a key. */
  key: string
  runAt?: number
}

/** In the commit that ends it here. */
export function endAtProvider(tx: Tx, queue: JobQueue, ending: Ending): Promise<void> {
  const { key: dedupKey, runAt = queue.clock.now(), ...payload } = ending
  return queue.reschedule(tx, { kind: 'cancel_and_refund', dedupKey, payload, runAt })
}

/** Ends at the provider what has ended here, and gives back what was paid for nothing. */
@inject()
export class CancelAndRefund {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock
  ) {}

  async execute(cancellation: Cancellation): Promise<JobOutcome> {
    const { gateway } = this
    // Written while another provider was chosen: its ids mean nothing to this one.
    if (cancellation.provider !== gateway.provider) return undefined
    return untilReached(this.clock, () => this.#end(cancellation))
  }

  async #end(cancellation: Cancellation): Promise<void> {
    const { gateway } = this
    await each(cancellation.intents, (id) => gateway.cancelIntent(id))
    await each(cancellation.subscriptions, (id) => gateway.cancelSubscription(id))
    await each(cancellation.unpaid, (id) => endUnpaid(gateway, id))
    await each(cancellation.refunds, (id) =>
      gateway.refund({ intentId: id, key: this.#refundKey(id) })
    )
    if (cancellation.customer) await gateway.deleteCustomer(cancellation.customer)
  }

  /**
   * The provider repeats its first answer to a key, a breakdown
   * too; a second refund of a payment it refuses anyway.
   */
  #refundKey(intentId: string): string {
    return `refund:${intentId}:${Math.floor(this.clock.now() / AGAIN_MS)}`
  }
}

async function each(ids: string[] = [], end: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await end(id)
}
