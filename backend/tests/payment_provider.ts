import app from '@adonisjs/core/services/app'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { Plans } from '#app/billing/payments/plans'
import { SyncPlans } from '#app/billing/payments/sync_plans'
import { SyncPlanPrices } from '#app/console/support/sync_plan_prices'
import { clock, database } from '#tests/world'

/**
 * Puts a gateway in the place of the built-in one, also under
 * what was built of that already; answers the way back.
 */
export async function usePaymentProvider(gateway: Partial<PaymentGateway>): Promise<() => void> {
  const provider = gateway as PaymentGateway
  const syncPlans = new SyncPlans(await app.container.make(Plans), provider)
  const syncPlanPrices = new SyncPlanPrices({ database: await database(), clock, syncPlans })
  app.container.swap(PaymentGateway, () => provider)
  app.container.swap(SyncPlanPrices, () => syncPlanPrices)
  return () => {
    app.container.restore(PaymentGateway)
    app.container.restore(SyncPlanPrices)
  }
}
