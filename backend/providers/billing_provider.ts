import type { ApplicationService } from '@adonisjs/core/types'
import { Clock } from '#app/core/clock/clock'
import { ChangeSubscription } from '#app/billing/plans/change_subscription'
import { FindSubscriptionUser } from '#app/billing/plans/find_subscription_user'
import { ListInvoices } from '#app/billing/plans/list_invoices'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'
import { OpenAtProvider } from '#app/billing/checkout/open_at_provider'
import { OpenPurchase } from '#app/billing/checkout/open_purchase'
import { PayOpenBill } from '#app/billing/checkout/pay_open_bill'
import { StartCheckout } from '#app/billing/checkout/start_checkout'
import { Database } from '#app/core/database/database'
import { ReceiveEvent } from '#app/billing/payment_events/receive_event'
import { ReconcilePayments } from '#app/billing/payment_events/reconcile_payments'
import { SettleEvent } from '#app/billing/payment_events/settle_event'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { Plans } from '#app/billing/payments/plans'
import { SyncPlans } from '#app/billing/payments/sync_plans'
import { ApplyPayment } from '#app/billing/purchases/apply_payment'
import { CancelSubscription } from '#app/billing/purchases/cancel_subscription'
import { CompleteUpgrade } from '#app/billing/purchases/complete_upgrade'
import { Entitlement } from '#app/billing/purchases/entitlement'
import { KeepBill } from '#app/billing/purchases/keep_bill'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { commonParts, type Resolver } from './common_parts.js'

/** What is sold, and the one room every payment is settled in. */
export default class BillingProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    this.#bindPlans()
    this.#bindSettling()
    this.#bindEvents()
    this.#bindViews()
    this.#bindCheckout()
  }

  #bindPlans(): void {
    const { container } = this.app
    container.singleton(Plans, async (resolver) => {
      const { default: configured } = await import('#config/plans')
      const { database, clock } = await commonParts(resolver)
      const gateway = await resolver.make(PaymentGateway)
      return new Plans({ database, clock, gateway }, configured)
    })
    container.singleton(SyncPlans, async (resolver) => {
      return new SyncPlans(await resolver.make(Plans), await resolver.make(PaymentGateway))
    })
  }

  #bindSettling(): void {
    const { container } = this.app
    container.singleton(SettleSubscription, async (resolver) => {
      const parts = await paymentParts(resolver)
      const entitlement = new Entitlement(parts)
      const keepBill = new KeepBill(parts, parts.gateway.provider)
      return new SettleSubscription({ ...parts, entitlement, keepBill })
    })
    container.singleton(SettlePayment, async (resolver) => {
      const parts = await paymentParts(resolver)
      const settleSubscription = await resolver.make(SettleSubscription)
      const entitlement = new Entitlement(parts)
      return new SettlePayment({
        ...parts,
        settleSubscription,
        applyPayment: new ApplyPayment({ ...parts, entitlement }),
        completeUpgrade: new CompleteUpgrade({ ...parts, settleSubscription }),
      })
    })
    container.singleton(CancelSubscription, async (resolver) => {
      return new CancelSubscription(await resolver.make(PaymentGateway), await resolver.make(Clock))
    })
  }

  #bindEvents(): void {
    const { container } = this.app
    container.singleton(ReceiveEvent, async (resolver) => {
      return new ReceiveEvent(await paymentParts(resolver))
    })
    container.singleton(SettleEvent, async (resolver) => {
      return new SettleEvent(await settlingParts(resolver))
    })
    container.singleton(ReconcilePayments, async (resolver) => {
      return new ReconcilePayments({
        ...(await settlingParts(resolver)),
        logger: await resolver.make('logger'),
        receiveEvent: await resolver.make(ReceiveEvent),
      })
    })
  }

  #bindViews(): void {
    const { container } = this.app
    container.singleton(OneAtATime, () => new OneAtATime())
    container.singleton(FindSubscriptionUser, async (resolver) => {
      const parts = await paymentParts(resolver)
      return new FindSubscriptionUser(parts, parts.gateway.provider)
    })
    container.singleton(ListInvoices, async (resolver) => {
      return new ListInvoices(await resolver.make(Database))
    })
    container.singleton(ChangeSubscription, async (resolver) => {
      const oneAtATime = await resolver.make(OneAtATime)
      return new ChangeSubscription({ ...(await settlingParts(resolver)), oneAtATime })
    })
  }

  #bindCheckout(): void {
    const { container } = this.app
    container.singleton(StartCheckout, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const parts = await settlingParts(resolver)
      const openAtProvider = new OpenAtProvider(parts)
      const openPurchase = new OpenPurchase({ ...parts, openAtProvider })
      const oneAtATime = await resolver.make(OneAtATime)
      return new StartCheckout({ ...parts, openPurchase, oneAtATime }, limits.billing)
    })
    container.singleton(PayOpenBill, async (resolver) => {
      return new PayOpenBill(await paymentParts(resolver))
    })
  }
}

async function paymentParts(resolver: Resolver) {
  return {
    ...(await commonParts(resolver)),
    gateway: await resolver.make(PaymentGateway),
    plans: await resolver.make(Plans),
  }
}

async function settlingParts(resolver: Resolver) {
  return {
    ...(await paymentParts(resolver)),
    settlePayment: await resolver.make(SettlePayment),
    settleSubscription: await resolver.make(SettleSubscription),
  }
}
