import { StartCheckout } from '#app/billing/checkout/start_checkout'
import { UpdateCustomer } from '#app/billing/checkout/update_customer'
import { ReceiveEvent } from '#app/billing/payment_events/receive_event'
import { SettleEvent } from '#app/billing/payment_events/settle_event'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { Plans } from '#app/billing/payments/plans'
import { SyncPlans } from '#app/billing/payments/sync_plans'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { Database } from '#app/core/database/database'
import { AnotherServer } from '#tests/another_server'

/** The rooms of a payment around a gateway and a database of one's own, as a process of its own has them. */
export async function paymentRooms(own: { gateway?: PaymentGateway; database?: Database } = {}) {
  const server = new AnotherServer()
  if (own.gateway) server.with(PaymentGateway, own.gateway)
  if (own.database) server.with(Database, own.database)
  return {
    gateway: await server.make(PaymentGateway),
    database: await server.make(Database),
    plans: await server.make(Plans),
    settlePayment: await server.make(SettlePayment),
    settleSubscription: await server.make(SettleSubscription),
    updateCustomer: await server.make(UpdateCustomer),
    startCheckout: await server.make(StartCheckout),
    receiveEvent: await server.make(ReceiveEvent),
    settleEvent: await server.make(SettleEvent),
    syncPlans: await server.make(SyncPlans),
  }
}
