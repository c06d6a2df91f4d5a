import type { Database } from '#app/core/database/database'
import type { PurchaseRow } from '#app/billing/purchases/purchases'
import type { Invoice } from '#app/billing/plans/contract'

const LISTED = 100

/** What a person paid and got back, newest first. */
export class ListInvoices {
  constructor(private readonly database: Database) {}

  async execute(userId: number): Promise<Invoice[]> {
    const rows = await this.database.read.all<Row>(
      `select u.*, p.name from purchases u join plans p on p.plan_id = u.plan_id
       where u.user_id = ? and u.state in ('paid', 'failed')
       order by coalesce(u.paid_at, u.created_at) desc, u.id desc limit ${LISTED}`,
      userId
    )
    const invoices = rows.flatMap((row) => [...refundOf(row), invoiceOf(row)])
    return invoices.sort((a, b) => b.paidAt.localeCompare(a.paidAt))
  }
}

type Row = PurchaseRow & { name: string }

function invoiceOf(row: Row): Invoice {
  return {
    id: row.id,
    description: row.kind === 'upgrade' ? `Upgrade to ${row.name}` : row.name,
    amount: row.amount,
    currency: 'usd',
    status: statusOf(row),
    paidAt: isoOf(row.paid_at ?? row.created_at),
    receiptUrl: row.receipt_url,
  }
}

function statusOf(row: Row): Invoice['status'] {
  if (row.state === 'failed') return 'failed'
  return row.is_disputed ? 'disputed' : 'paid'
}

/** A row of its own, under a number no payment has. */
function refundOf(row: Row): Invoice[] {
  if (row.refunded === 0) return []
  const refund = { ...invoiceOf(row), id: -row.id, amount: -row.refunded }
  const paidAt = isoOf(row.refunded_at ?? row.created_at)
  return [{ ...refund, description: `Refund: ${row.name}`, status: 'refunded', paidAt }]
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}
