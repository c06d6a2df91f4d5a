import app from '@adonisjs/core/services/app'
import { Plans } from '#app/billing/payments/plans'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { SyncPlanPrices } from '#app/console/support/sync_plan_prices'
import { AnotherServer } from '#tests/another_server'

/**
 * Puts a gateway in the place of the built-in one, also under
 * what was built of that already; answers the way back.
 */
export async function usePaymentProvider(gateway: Partial<PaymentGateway>): Promise<() => void> {
  const provider = gateway as PaymentGateway
  const server = new AnotherServer()
    .with(PaymentGateway, provider)
    .with(Plans, await app.container.make(Plans))
  const syncPlanPrices = await server.make(SyncPlanPrices)
  app.container.swap(PaymentGateway, () => provider)
  app.container.swap(SyncPlanPrices, () => syncPlanPrices)
  return () => {
    app.container.restore(PaymentGateway)
    app.container.restore(SyncPlanPrices)
  }
}
