import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { providerAway } from '#app/billing/plans/errors'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import type { Sql } from '#app/core/database/sql'
import { PaymentGateway, PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { lockPurchase } from '#app/billing/purchases/purchases'
import { Purchase } from '#app/models/purchase'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import {
  anotherProvider,
  disputed,
  nothingPaid,
  refundedAlready,
  refundRefused,
} from '#app/console/support/action_errors'

interface Order {
  purchaseId: number
  reason: string
}

/** How far it came; `asked` stands in the log before the provider is called. */
type Step = 'asked' | 'given_back' | 'unreachable' | 'refused'

const SAME_ANSWER_MS = 10 * 60_000

/**
 * All of one payment goes back to where it came from. The provider is asked with
 * a key and refuses a second refund anyway; what it means for messages and
 * subscription is drawn by the one room of payments, which reads the truth again.
 */
@inject()
export class RefundPurchase {
  readonly #oneAtATime = new OneAtATime()

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly settlePayment: SettlePayment
  ) {}

  /** Answers how much was given back, in cents. */
  execute(actor: Actor, order: Order): Promise<number> {
    return this.#oneAtATime.run(order.purchaseId, () => this.#refund(actor, order))
  }

  async #refund(actor: Actor, order: Order): Promise<number> {
    const intentId = await this.#begin(actor, order)
    try {
      await this.gateway.refund({ intentId, key: this.#keyOf(order) })
      await this.settlePayment.execute({ intentId })
    } catch (error) {
      throw await this.#failed(error, actor, order)
    }
    return this.#end(actor, order)
  }

  /** What is wanted is written down first: a crash behind it leaves a trace. */
  #begin(actor: Actor, order: Order): Promise<string> {
    const { database, gateway } = this
    return database.transaction(async ({ sql }) => {
      const purchase = await lockPurchase(sql, order.purchaseId)
      if (!purchase) throw notFound()
      if (purchase.provider !== gateway.provider) throw anotherProvider()
      const intentId = refundableIntent(purchase)
      const owed = purchase.amount - purchase.refunded
      await this.#audit(sql, { actor, order, step: 'asked', cents: owed })
      return intentId
    })
  }

  /** The provider repeats its first answer to a key, a breakdown too: after a while it is asked anew. */
  #keyOf({ purchaseId }: Order): string {
    return `staff_refund:${purchaseId}:${Math.floor(this.clock.now() / SAME_ANSWER_MS)}`
  }

  async #failed(error: unknown, actor: Actor, order: Order): Promise<unknown> {
    if (!(error instanceof PaymentGatewayError)) return error
    const step = error.outcome === 'unreachable' ? 'unreachable' : 'refused'
    const { read } = this.database
    await this.#audit(read, { actor, order, step, errorCode: error.errorCode })
    return step === 'unreachable' ? providerAway() : refundRefused()
  }

  /** A payment the bank took up meanwhile is silently not given back: only the truth just read counts. */
  async #end(actor: Actor, order: Order): Promise<number> {
    const cents = await this.database.transaction(async ({ sql }) => {
      const purchase = await Purchase.find(order.purchaseId, sql)
      const back = purchase?.refunded ?? 0
      const isAll = purchase !== null && back >= purchase.amount
      await this.#audit(sql, { actor, order, step: isAll ? 'given_back' : 'refused', cents: back })
      return isAll ? back : null
    })
    if (cents === null) throw refundRefused()
    return cents
  }

  async #audit(
    sql: Sql,
    { actor, order, step, ...more }: { actor: Actor; order: Order; step: Step } & Detail
  ): Promise<void> {
    await recordAudit(sql, {
      actor,
      action: 'purchases.refund',
      subject: 'purchases',
      subjectId: order.purchaseId,
      fields: ['refunded'],
      detail: { step, ...more },
      reason: order.reason,
      at: this.clock.now(),
    })
  }
}

interface Detail {
  cents?: number
  /** The provider's own word. */
  errorCode?: string | null
}

function refundableIntent(purchase: Purchase): string {
  if (purchase.state !== 'paid' || purchase.intentId === null) throw nothingPaid()
  if (purchase.refunded >= purchase.amount) throw refundedAlready()
  if (purchase.isDisputed) throw disputed()
  return purchase.intentId
}
