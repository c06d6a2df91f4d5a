import { inject } from '@adonisjs/core'
import { notFound } from '#app/core/answers/refusal'
import { PublicUrl } from '#app/core/answers/public_url'
import { Database } from '#app/core/database/database'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { askProvider } from '#app/billing/plans/ask_provider'
import { PaymentCustomer } from '#app/models/payment_customer'

/** The provider's own pages, where somebody who bought something sees to cards and receipts. */
@inject()
export class OpenPortal {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly publicUrl: PublicUrl
  ) {}

  async isThereFor(userId: number): Promise<boolean> {
    return (await this.#customerOf(userId)) !== null
  }

  /** Answers where to go. */
  async execute(userId: number): Promise<string> {
    const customer = await this.#customerOf(userId)
    if (!customer) throw notFound()
    const { customerId } = customer
    const returnUrl = this.publicUrl.to('/subscription')
    return askProvider(() => this.gateway.openPortal({ customerId, returnUrl }))
  }

  async #customerOf(userId: number): Promise<PaymentCustomer | null> {
    const { provider, hasPortal } = this.gateway
    return hasPortal ? PaymentCustomer.findBy({ provider, userId }, this.database.read) : null
  }
}
