import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { Purchase } from '#app/models/purchase'
import type { Invoice } from '#app/billing/plans/contract'

const LISTED = 100

/** What a person paid and got back, newest first. */
@inject()
export class ListInvoices {
  constructor(private readonly database: Database) {}

  async execute(userId: number): Promise<Invoice[]> {
    const purchases = await Purchase.query(this.database.read)
      .where({ userId })
      .whereIn('state', ['paid', 'failed'])
      .has('plan')
      .preload('plan')
      .orderByRaw('coalesce(paid_at, created_at) desc, id desc')
      .limit(LISTED)
    const invoices = purchases.flatMap((each) => [...refundOf(each), invoiceOf(each)])
    return invoices.sort((a, b) => b.paidAt.localeCompare(a.paidAt))
  }
}

function invoiceOf(purchase: Purchase): Invoice {
  const { name } = purchase.plan
  return {
    id: purchase.id,
    description: purchase.kind === 'upgrade' ? `Upgrade to ${name}` : name,
    amount: purchase.amount,
    currency: 'usd',
    status: statusOf(purchase),
    paidAt: isoOf(purchase.paidAt ?? purchase.createdAt),
    receiptUrl: purchase.receiptUrl,
  }
}

function statusOf(purchase: Purchase): Invoice['status'] {
  if (purchase.state === 'failed') return 'failed'
  return purchase.isDisputed ? 'disputed' : 'paid'
}

/** A row of its own, under a number no payment has. */
function refundOf(purchase: Purchase): Invoice[] {
  if (purchase.refunded === 0) return []
  const refund = { ...invoiceOf(purchase), id: -purchase.id, amount: -purchase.refunded }
  const paidAt = isoOf(purchase.refundedAt ?? purchase.createdAt)
  return [{ ...refund, description: `Refund: ${purchase.plan.name}`, status: 'refunded', paidAt }]
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}
