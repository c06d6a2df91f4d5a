import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { Plans } from '#app/billing/payments/plans'
import { endUnpaid } from '#app/billing/purchases/end_unpaid'
import { givePurchaseUp } from '#app/billing/purchases/purchases'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { shutOutSince } from '#app/billing/purchases/entitlement'
import { findLiveSubscription } from '#app/billing/purchases/subscriptions'
import { askProvider } from '#app/billing/plans/ask_provider'
import type { ChangeSubscriptionInput } from '#app/billing/plans/contract'
import {
  nothingToDowngrade,
  notOnSale,
  noSubscription,
  payFirst,
  planEnds,
} from '#app/billing/plans/errors'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'
import { Agreements } from '#app/billing/renewals/agreements'
import type { CancelReason } from '#app/models/contract'
import { Purchase } from '#app/models/purchase'
import { Subscription } from '#app/models/subscription'

const TOLD: Record<ChangeSubscriptionInput['change'], string> = {
  downgrade: 'You’ll move to the Starter Plan at the next billing cycle.',
  cancel: 'Your plan ends at the end of the billing period.',
  keep: 'Your plan continues as it is.',
}
const ENDED = 'Your plan has ended.'
const ENDED_UNPAID = `${ENDED} Its unpaid bill is canceled, and nothing more is charged.`

/**
 * What changes at the end of the period that is paid: a smaller plan, no plan, or
 * after all neither. Cancelled while that period is not paid, it ends now.
 */
@inject()
export class ChangeSubscription {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly plans: Plans,
    private readonly settlePayment: SettlePayment,
    private readonly settleSubscription: SettleSubscription,
    private readonly oneAtATime: OneAtATime,
    private readonly agreements: Agreements
  ) {}

  /** Answers what to tell the person. */
  async execute({
    userId,
    ...wish
  }: ChangeSubscriptionInput & { userId: number }): Promise<string> {
    const change = () => askProvider(() => this.#change(userId, wish))
    const { isEnded } = await this.oneAtATime.run(userId, change)
    if (isEnded) return ENDED_UNPAID
    const { database, gateway } = this
    const goesOn = await findLiveSubscription(database.read, userId, gateway.provider)
    return goesOn ? TOLD[wish.change] : ENDED
  }

  async #change(userId: number, { change, reason }: ChangeSubscriptionInput) {
    const { database, gateway, settleSubscription } = this
    await this.#settleUpgrade(userId, change === 'cancel')
    const current = await findLiveSubscription(database.read, userId, gateway.provider)
    if (!current) throw noSubscription()
    if (change !== 'cancel' && (await shutOutSince(database.read, userId))) throw planEnds()
    const { subscriptionId } = current
    const downgrade = change === 'downgrade' ? await this.#priceBelow(current) : null
    const isEnded = await this.#cancelOrKeep(subscriptionId, change === 'cancel')
    if (downgrade) await gateway.schedulePlan({ subscriptionId, priceId: downgrade })
    await settleSubscription.execute({ subscriptionId })
    if (change === 'cancel') await this.#leave(current, reason ?? null)
    return { isEnded }
  }

  /**
   * A schedule and a cancellation exclude each other there: both are taken
   * back first. Answers whether it has ended, with its unpaid bill.
   */
  async #cancelOrKeep(subscriptionId: string, isCanceled: boolean): Promise<boolean> {
    const { gateway } = this
    await gateway.releaseSchedule(subscriptionId)
    await gateway.setCancelAtPeriodEnd({ subscriptionId, isCanceled })
    return isCanceled && endUnpaid(gateway, subscriptionId)
  }

  /** Nobody has to say why. The daily look passes it over from now on: its agreements are kept on here. */
  async #leave(leaving: Subscription, cancelReason: CancelReason | null): Promise<void> {
    const { id, subscriptionId, periodEnd } = leaving
    await Subscription.query(this.database.read).where({ id }).update({ cancelReason })
    await this.agreements.keepWhile(subscriptionId, periodEnd)
  }

  /** One that was paid for and not heard of yet would undo later what is wished now. */
  async #settleUpgrade(userId: number, isCanceled: boolean): Promise<void> {
    const { database, gateway, clock } = this
    const { provider } = gateway
    const open = { userId, provider, kind: 'upgrade', state: 'pending' } as const
    const purchase = await Purchase.findBy(open, database.read)
    if (!purchase?.intentId) return
    const settled = await this.settlePayment.execute({ intentId: purchase.intentId })
    // Given up while its bank is thinking, it still moves the plan and renews none.
    const isThinking = settled === 'processing'
    if (isThinking && isCanceled) await givePurchaseUp(database.read, purchase.id, clock.now())
  }

  async #priceBelow(current: Subscription): Promise<string> {
    if (current.planId !== 'standard') throw nothingToDowngrade()
    if (current.status === 'past_due') throw payFirst()
    const starter = await this.plans.find('starter')
    if (!starter?.priceId) throw notOnSale()
    return starter.priceId
  }
}
