import { PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { providerAway } from '#app/billing/plans/errors'

/** A provider out of reach is told to the person; anything else it says no to is a mistake of ours. */
export async function askProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentGatewayError && error.outcome === 'unreachable')
      throw providerAway()
    throw error
  }
}
