import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { askProvider } from '#app/billing/plans/ask_provider'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { PaymentGateway, PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { endAtProvider } from '#app/billing/purchases/cancel_and_refund'
import { lockPurchase } from '#app/billing/purchases/purchases'
import { Purchase } from '#app/models/purchase'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import {
  anotherProvider,
  nothingToEnd,
  refundRefused,
  refundUntold,
} from '#app/console/support/errors'
import { type Part, weighRefund, type WeighedRefund } from '#app/console/support/weigh_refund'

interface Order {
  purchaseId: number
  reason: string
  /** All that is left without it. */
  part?: Part
  /** The plan it paid for is ended with it, however much goes back. */
  endsPlan?: boolean
}

/** How far it came; `asked` stands in the log before the provider is called. */
type Step = 'asked' | 'given_back' | 'unreachable' | 'refused'

const SAME_ANSWER_MS = 10 * 60_000

/**
 * One payment, or a part of it, goes back to where it came from. The provider is asked with a key and
 * refuses more than there is anyway; what it means for messages and subscription is drawn by the one room
 * of payments, which reads the truth again.
 */
@inject()
export class RefundPurchase {
  readonly #oneAtATime = new OneAtATime()

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly gateway: PaymentGateway,
    private readonly settlePayment: SettlePayment
  ) {}

  /** Answers how much of the payment was given back by now, in cents. */
  execute(actor: Actor, order: Order): Promise<number> {
    return this.#oneAtATime.run(order.purchaseId, () => this.#refund(actor, order))
  }

  async #refund(actor: Actor, order: Order): Promise<number> {
    await this.#readAgain(order)
    const weighed = await this.#begin(actor, order)
    if (weighed.progress === 'done') return weighed.before + weighed.cents
    if (weighed.progress === 'new') await this.#giveBack(actor, order, weighed)
    return this.#end(actor, order, weighed)
  }

  /** An answer may have been lost and its event be late: what went back is read before a part is weighed. */
  async #readAgain({ purchaseId, part }: Order): Promise<void> {
    if (part?.left === undefined) return
    const { database, gateway, settlePayment } = this
    const purchase = await Purchase.find(purchaseId, database.read)
    const intentId = purchase?.provider === gateway.provider ? purchase.intentId : null
    if (intentId) await askProvider(() => settlePayment.execute({ intentId }))
  }

  /** What is wanted is written down first: a crash behind it leaves a trace. */
  #begin(actor: Actor, order: Order): Promise<WeighedRefund> {
    const { database, gateway } = this
    return database.transaction(async ({ sql }) => {
      const purchase = await lockPurchase(sql, order.purchaseId)
      if (!purchase) throw notFound()
      if (purchase.provider !== gateway.provider) throw anotherProvider()
      const weighed = await weighRefund(sql, purchase, order)
      if (order.endsPlan && purchase.subscriptionId === null) throw nothingToEnd()
      if (weighed.progress !== 'new') return weighed
      const { cents, before } = weighed
      const detail = { step: 'asked', cents, ...(order.part && { before }) } as const
      await this.#audit(sql, { actor, order, ...detail })
      return weighed
    })
  }

  async #giveBack(actor: Actor, order: Order, { intentId, isAll }: WeighedRefund): Promise<void> {
    const key = this.#keyOf(order, isAll)
    try {
      await this.gateway.refund({ intentId, key, cents: order.part?.cents })
      await this.settlePayment.execute({ intentId })
    } catch (error) {
      throw await this.#failed(error, actor, order)
    }
  }

  /**
   * A part is asked for once a click, for good: twice the same would be twice as much. The whole goes back
   * once anyway, but the provider repeats its first answer, a breakdown too: it is asked anew after a while.
   */
  #keyOf({ purchaseId, part }: Order, isAll: boolean): string {
    const round = isAll && String(Math.floor(this.clock.now() / SAME_ANSWER_MS))
    return ['staff_refund', purchaseId, part?.key, round].filter(Boolean).join(':')
  }

  async #failed(error: unknown, actor: Actor, order: Order): Promise<unknown> {
    if (!(error instanceof PaymentGatewayError)) return error
    const step = error.outcome === 'unreachable' ? 'unreachable' : 'refused'
    const { read } = this.database
    await this.#audit(read, { actor, order, step, errorCode: error.errorCode })
    return step === 'unreachable' ? refundUntold() : refundRefused()
  }

  /** A payment the bank took up meanwhile is silently not given back: only the truth just read counts. */
  async #end(actor: Actor, order: Order, { before, cents }: WeighedRefund): Promise<number> {
    const refunded = await this.database.transaction(async (tx) => {
      const purchase = await Purchase.find(order.purchaseId, tx.sql)
      const back = purchase?.refunded ?? 0
      const isBack = purchase !== null && back >= before + cents
      const step = isBack ? 'given_back' : 'refused'
      await this.#audit(tx.sql, { actor, order, step, cents: back })
      if (isBack && order.endsPlan) await this.#endPlan(tx, purchase)
      return isBack ? back : null
    })
    if (refunded === null) throw refundRefused()
    return refunded
  }

  /** As after a refund of all: what it means comes back with the provider's event. */
  async #endPlan(tx: Tx, { provider, subscriptionId }: Purchase): Promise<void> {
    if (subscriptionId === null) return
    const key = `cancel_and_refund:${subscriptionId}`
    await endAtProvider(tx, this.queue, { key, provider, subscriptions: [subscriptionId] })
  }

  async #audit(
    sql: Sql,
    { actor, order, step, ...more }: { actor: Actor; order: Order; step: Step } & Detail
  ): Promise<void> {
    const { purchaseId, reason, part, endsPlan } = order
    const purchase = await Purchase.find(purchaseId, sql)
    await recordAudit(sql, {
      actor,
      action: 'purchases.refund',
      subject: 'purchases',
      subjectId: purchaseId,
      personId: purchase?.userId ?? null,
      fields: ['refunded'],
      detail: { step, ...more, ...(part && { key: part.key }), ...(endsPlan && { endsPlan }) },
      reason,
      at: this.clock.now(),
    })
  }
}

interface Detail {
  cents?: number
  before?: number
  /** The provider's own word. */
  errorCode?: string | null
}
