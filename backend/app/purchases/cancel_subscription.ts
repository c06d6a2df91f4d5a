import type { JobOutcome } from '#app/core/job_store'
import type { PaymentGateway, ProviderName } from '#app/payments/payment_gateway'

/** Ids of the provider only: the job may outlive the person. */
export interface Cancellation {
  provider: ProviderName
  subscriptions?: string[]
  /** Payments that were opened and must not be made any more. */
  intents?: string[]
  /** Payments that were made for nothing. */
  refunds?: string[]
  /** Forgotten at the provider, with name, e-mail and cards. */
  customer?: string
}

/** Ends at the provider what has ended here, and gives back what was paid for nothing. */
export class CancelSubscription {
  constructor(private readonly gateway: PaymentGateway) {}

  async execute(cancellation: Cancellation): Promise<JobOutcome> {
    const { gateway } = this
    // Written while another provider was chosen: its ids mean nothing to this one.
    if (cancellation.provider !== gateway.provider) return undefined
    await each(cancellation.intents, (id) => gateway.cancelIntent(id))
    await each(cancellation.subscriptions, (id) => gateway.cancelSubscription(id))
    await each(cancellation.refunds, (id) => gateway.refund({ intentId: id, key: `refund:${id}` }))
    if (cancellation.customer) await gateway.deleteCustomer(cancellation.customer)
    return undefined
  }
}

async function each(ids: string[] = [], end: (id: string) => Promise<void>): Promise<void> {
  for (const id of ids) await end(id)
}
