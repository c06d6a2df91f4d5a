import app from '@adonisjs/core/services/app'
import plans from '#config/plans'
import { Activities } from '#app/people/activities/activities'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'
import { OpenAtProvider } from '#app/billing/checkout/open_at_provider'
import { OpenPurchase } from '#app/billing/checkout/open_purchase'
import { StartCheckout } from '#app/billing/checkout/start_checkout'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { Plans } from '#app/billing/payments/plans'
import { SyncPlans } from '#app/billing/payments/sync_plans'
import { ReceiveEvent } from '#app/billing/payment_events/receive_event'
import { SettleEvent } from '#app/billing/payment_events/settle_event'
import { ApplyPayment } from '#app/billing/purchases/apply_payment'
import { CompleteUpgrade } from '#app/billing/purchases/complete_upgrade'
import { Entitlement } from '#app/billing/purchases/entitlement'
import { KeepBill } from '#app/billing/purchases/keep_bill'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'

/** The rooms of a payment around a gateway and a database of one's own, as a process of its own has them. */
export async function paymentRooms(own: { gateway?: PaymentGateway; database?: Database } = {}) {
  const parts = {
    gateway: own.gateway ?? (await app.container.make(PaymentGateway)),
    database: own.database ?? (await app.container.make(Database)),
    clock: await app.container.make(Clock),
    queue: await app.container.make(JobQueue),
    allowance: await app.container.make(Allowance),
    activities: await app.container.make(Activities),
  }
  const entitlement = new Entitlement(parts)
  const withPlans = { ...parts, entitlement, plans: new Plans(parts, plans) }
  const keepBill = new KeepBill(parts, parts.gateway.provider)
  const settleSubscription = new SettleSubscription({ ...withPlans, keepBill })
  const settlePayment = new SettlePayment({
    ...withPlans,
    settleSubscription,
    applyPayment: new ApplyPayment(withPlans),
    completeUpgrade: new CompleteUpgrade({ ...withPlans, settleSubscription }),
  })
  const settling = { ...withPlans, settlePayment, settleSubscription }
  const openAtProvider = new OpenAtProvider(parts)
  const openPurchase = new OpenPurchase({ ...settling, openAtProvider })
  const opening = { ...settling, openPurchase, oneAtATime: new OneAtATime() }
  return {
    ...settling,
    startCheckout: new StartCheckout(opening, { checkoutsPerHour: 20 }),
    receiveEvent: new ReceiveEvent(parts),
    settleEvent: new SettleEvent(settling),
    syncPlans: new SyncPlans(withPlans.plans, parts.gateway),
  }
}
