import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { endAtProvider } from '#app/billing/purchases/cancel_and_refund'
import { auditPayment } from '#app/billing/purchases/payment_audit'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { Purchase } from '#app/models/purchase'

/**
 * A bank says that whoever owns the card did not pay. Before they dispute it the money goes back, and the
 * subscription ends; what was granted goes with the refund, when the one room of payments hears of that.
 */
@inject()
export class EndFraud {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly gateway: PaymentGateway,
    private readonly settlePayment: SettlePayment
  ) {}

  /** The warning may have overtaken the payment it is about. */
  async execute(intentId: string): Promise<void> {
    const { database, gateway, settlePayment } = this
    await settlePayment.execute({ intentId })
    const { provider } = gateway
    const bought = { provider, intentId, state: 'paid', isDisputed: false } as const
    const purchase = await Purchase.findBy(bought, database.read)
    if (!purchase || purchase.refunded >= purchase.amount) return
    if (!(await gateway.isWarnedOf(intentId))) return
    await database.transaction((tx) => this.#end(tx, purchase, intentId))
  }

  /** One job a payment: however often a warning comes, the money goes back once. */
  async #end(tx: Tx, { userId, subscriptionId }: Purchase, intentId: string): Promise<void> {
    const at = this.clock.now()
    await auditPayment(tx.sql, { reason: 'fraud_warning', objectId: intentId, userId, at })
    await endAtProvider(tx, this.queue, {
      key: `fraud:${intentId}`,
      provider: this.gateway.provider,
      subscriptions: subscriptionId ? [subscriptionId] : [],
      refunds: [intentId],
    })
  }
}
