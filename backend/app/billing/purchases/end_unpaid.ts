import type { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { isGivenUp } from '#app/billing/purchases/subscriptions'

/**
 * Ends a subscription that was given up. Its bill goes first: one that is paid in this
 * very moment is seen then, and its month is had. Answers whether it has ended.
 */
export async function endUnpaid(gateway: PaymentGateway, subscriptionId: string): Promise<boolean> {
  const found = await gateway.findSubscription(subscriptionId)
  if (!found || !isGivenUp(found)) return false
  await gateway.voidBills(subscriptionId)
  const bill = await gateway.findInvoice(found.latestInvoiceId ?? '')
  if (bill?.status === 'paid') return false
  await gateway.cancelSubscription(subscriptionId)
  return true
}
