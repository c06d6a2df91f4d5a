import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { shutOutSince } from '#app/billing/purchases/entitlement'
import { findLiveSubscription } from '#app/billing/purchases/subscriptions'
import { askProvider } from '#app/billing/plans/ask_provider'
import type { Checkout } from '#app/billing/plans/contract'
import { accountPaused, nothingOwed } from '#app/billing/checkout/errors'

/** A renewal failed: paying its bill with another card is also how the card is changed. */
@inject()
export class PayOpenBill {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway
  ) {}

  execute(userId: number): Promise<Checkout> {
    return askProvider(() => this.#open(userId))
  }

  async #open(userId: number): Promise<Checkout> {
    const { database, gateway } = this
    const current = await findLiveSubscription(database.read, userId, gateway.provider)
    if (current?.status !== 'past_due') throw nothingOwed()
    if (await shutOutSince(database.read, userId)) throw accountPaused()
    const truth = await gateway.findSubscription(current.subscriptionId)
    const bill = truth?.latestInvoiceId && (await gateway.findInvoice(truth.latestInvoiceId))
    if (!bill || !bill.clientSecret) throw nothingOwed()
    return {
      success: true,
      clientSecret: bill.clientSecret,
      message: 'You pay the open bill, and future bills are charged to the same card.',
      provider: gateway.provider,
      publishableKey: gateway.publishableKey,
      amountDue: bill.owed,
    }
  }
}
