import { inject } from '@adonisjs/core'
import { StartCheckout } from '#app/billing/checkout/start_checkout'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { ReceiveEvent } from '#app/billing/payment_events/receive_event'
import { SettleEvent } from '#app/billing/payment_events/settle_event'
import { ChangeSubscription } from '#app/billing/plans/change_subscription'
import { PayTestIntent } from '#app/billing/test_payments/pay_test_intent'
import { TakeTestStep } from '#app/billing/test_payments/take_test_step'
import { Database } from '#app/core/database/database'
import { Job } from '#app/models/job'
import { Message } from '#app/models/message'
import { Purchase } from '#app/models/purchase'
import type { BusinessPerson } from '#database/seeders/business_people'
import { PastClock } from '#database/seeders/past_clock'

interface Step {
  at: number
  take: () => Promise<unknown>
}

const HOUR_MS = 60 * 60_000
const EXPIRY = '12/49'

/** What was bought, renewed, cancelled and paid back: by product and test provider, each at its time. */
@inject()
export class SeedPurchases {
  readonly #handlers: Record<string, (payload: never) => Promise<unknown>>

  constructor(
    private readonly database: Database,
    private readonly clock: PastClock,
    private readonly gateway: PaymentGateway,
    private readonly checkout: StartCheckout,
    private readonly pay: PayTestIntent,
    private readonly change: ChangeSubscription,
    receive: ReceiveEvent,
    settle: SettleEvent,
    step: TakeTestStep
  ) {
    this.#handlers = {
      test_payment_event: (event) => receive.execute(event),
      payment_event: (event) => settle.execute(event),
      test_payment_step: (wanted) => step.execute(wanted),
    }
  }

  /** The ids of the people in their order. Everything up to `until` has happened then. */
  async execute(
    people: readonly BusinessPerson[],
    userIds: readonly number[],
    until: number
  ): Promise<void> {
    const steps = people.flatMap((person, index) => this.#stepsOf(person, userIds[index] ?? 0))
    for (const { at, take } of steps.toSorted((one, other) => one.at - other.at)) {
      await this.#settle(at)
      this.clock.standAt(at)
      await take()
    }
    await this.#settle(until)
    await this.#deliver()
  }

  #stepsOf({ buys }: BusinessPerson, userId: number): Step[] {
    if (!buys) return []
    const { planId, at, card, then } = buys
    const steps: Step[] = [{ at, take: () => this.#buy({ userId, planId }, card) }]
    if (then === 'cancel')
      steps.push({
        at: at + 200 * HOUR_MS,
        take: () => this.change.execute({ userId, change: 'cancel' }),
      })
    if (then === 'refund') steps.push({ at: at + 30 * HOUR_MS, take: () => this.#refund(userId) })
    return steps
  }

  async #buy(order: { userId: number; planId: string }, cardNumber: string): Promise<void> {
    const { clientSecret } = await this.checkout.execute(order)
    await this.pay.execute(clientSecret, { cardNumber, expiry: EXPIRY, cvc: '123' })
  }

  async #refund(userId: number): Promise<void> {
    const purchase = await Purchase.findByOrFail({ userId }, this.database.read)
    const intentId = purchase.intentId ?? ''
    await this.gateway.refund({ intentId, key: `demo-refund:${purchase.id}` })
  }

  /** The test provider's events reach us in process: no server is up that could hear its webhook. */
  async #settle(until: number): Promise<void> {
    for (let job = await this.#next(until); job; job = await this.#next(until)) {
      this.clock.standAt(job.runAt)
      await Job.query(this.database.read).where('id', job.id).delete()
      await this.#handlers[job.kind]?.(job.payload as never)
    }
    this.clock.standAt(until)
  }

  /** What payers have to be told was told when it happened. */
  async #deliver(): Promise<void> {
    const { read } = this.database
    const then = read.client.raw('created_at')
    await Message.query(read)
      .where('state', 'queued')
      .update({ state: 'delivered', sendingAt: then, sentAt: then, endedAt: then })
  }

  #next(until: number): Promise<Job | null> {
    return Job.query(this.database.read)
      .whereIn('kind', Object.keys(this.#handlers))
      .where('runAt', '<=', until)
      .orderBy('runAt')
      .orderBy('id')
      .first()
  }
}
