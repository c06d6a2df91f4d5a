import { AiUsage } from '#app/models/ai_usage'
import { Purchase } from '#app/models/purchase'
import { Refund } from '#app/models/refund'
import { RenewalAgreement } from '#app/models/renewal_agreement'
import { Spending } from '#app/models/spending'
import { Subscription } from '#app/models/subscription'
import { type ExportSection, ownRows, rowsOf } from '#app/privacy/export_rows'
import { at } from '#app/privacy/export_values'

const refunds: ExportSection = {
  name: 'refunds',
  async *pages(sql, { userId }) {
    const theirs = Purchase.query(sql).where({ userId }).select('id')
    for await (const page of rowsOf(Refund.query(sql).whereIn('purchaseId', theirs))) {
      yield page.map(({ amount, movedAt }) => ({ amountCents: amount, at: at(movedAt) }))
    }
  },
}

/** A few a day, for as long as they are kept. */
const costs: ExportSection = {
  name: 'costs',
  async *pages(sql, { userId }) {
    const days = await Spending.query(sql).where({ userId }).orderBy('day').orderBy('kind')
    yield days.map(({ day, kind, micros }) => ({ day, kind, micros }))
  },
}

/** What a person paid, and what they cost. */
export const PAYMENT_SECTIONS: readonly ExportSection[] = [
  ownRows('purchases', Purchase, (row) => ({
    kind: row.kind,
    planId: row.planId,
    amountCents: row.amount,
    refundedCents: row.refunded,
    isDisputed: row.isDisputed,
    currency: row.currency,
    state: row.state,
    receiptUrl: row.receiptUrl,
    createdAt: at(row.createdAt),
    paidAt: at(row.paidAt),
    refundedAt: at(row.refundedAt),
  })),
  ownRows('subscriptions', Subscription, (row) => ({
    planId: row.planId,
    status: row.status,
    periodStart: at(row.periodStart),
    periodEnd: at(row.periodEnd),
    endedAt: at(row.endedAt),
    cancelReason: row.cancelReason,
  })),
  ownRows('renewalAgreements', RenewalAgreement, (row) => ({
    planId: row.planId,
    wordingVersion: row.wordingVersion,
    wording: row.wording,
    agreedAt: at(row.agreedAt),
  })),
  refunds,
  costs,
  ownRows('modelCalls', AiUsage, (row) => ({
    purpose: row.purpose,
    model: row.model,
    promptTokens: row.promptTokens,
    completionTokens: row.completionTokens,
    costMicros: row.costMicros,
    outcome: row.outcome,
    at: at(row.createdAt),
  })),
]
