import { stateBilledIn } from '#app/billing/payments/state_billed_in'
import type Stripe from 'stripe'
import {
  type IntentStatus,
  type IntentTruth,
  type InvoiceTruth,
  type MoneyTruth,
  type Opening,
  type SubscriptionTruth,
} from '#app/billing/payments/payment_gateway'
import type { SubscriptionStatus } from '#app/models/contract'

/** Stripe counts seconds, we count milliseconds. */
const ms = (seconds: number) => seconds * 1000

/** The id of what Stripe gives as an id or, expanded, as the whole object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (!reference) return null
  return typeof reference === 'string' ? reference : reference.id
}

/** Money that is with us for good again, or never left. */
const HARMLESS_DISPUTES = new Set([
  'won',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
])

export function isMoneyAtRisk(disputes: Stripe.Dispute[]): boolean {
  return disputes.some((dispute) => !HARMLESS_DISPUTES.has(dispute.status))
}

export function moneyOf(charge: Stripe.Charge | null, isDisputed: boolean): MoneyTruth {
  return {
    refunded: charge?.amount_refunded ?? 0,
    isDisputed,
    receiptUrl: charge?.receipt_url ?? null,
    billedIn: billedIn(charge),
  }
}

function billedIn(charge: Stripe.Charge | null): string | null {
  const address = charge?.billing_details?.address
  if (!address) return null
  const { country, state, postal_code: postalCode } = address
  return stateBilledIn({ country, state, postalCode })
}

export function intentOf(
  intent: Stripe.PaymentIntent,
  more: MoneyTruth & { invoiceId: string | null }
): IntentTruth {
  return {
    id: intent.id,
    status: intent.status as IntentStatus,
    amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    customerId: idOf(intent.customer),
    purchaseId: Number(intent.metadata.purchase_id) || null,
    planId: intent.metadata.plan_id ?? null,
    clientSecret: intent.client_secret,
    ...more,
  }
}

export const NO_MONEY: MoneyTruth = {
  refunded: 0,
  isDisputed: false,
  receiptUrl: null,
  billedIn: null,
}

/** The payment that paid an invoice, else the one that may. */
function intentIdOf(invoice: Stripe.Invoice): string | null {
  const payments = invoice.payments?.data ?? []
  const chosen = payments.find(({ status }) => status === 'paid') ?? payments.at(0)
  return idOf(chosen?.payment.payment_intent)
}

const REASONS: Record<string, InvoiceTruth['reason']> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
}

export function invoiceOf(invoice: Stripe.Invoice, money: MoneyTruth): InvoiceTruth {
  const { paid_at: paidAt } = invoice.status_transitions
  return {
    id: invoice.id,
    status: (invoice.status ?? 'draft') as InvoiceTruth['status'],
    reason: REASONS[invoice.billing_reason ?? ''] ?? 'other',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    customerId: idOf(invoice.customer),
    priceId: priceIdOf(invoice),
    total: invoice.total,
    tax: taxOf(invoice),
    amountPaid: invoice.amount_paid,
    owed: invoice.amount_remaining,
    currency: invoice.currency,
    intentId: intentIdOf(invoice),
    paidAt: paidAt && ms(paidAt),
    ...debtOf(invoice),
    ...money,
    receiptUrl: invoice.hosted_invoice_url ?? money.receiptUrl,
  }
}

/** Tax that is in the price already is none on top of it. */
function taxOf({ total_taxes: taxes }: Stripe.Invoice): number {
  const onTop = (taxes ?? []).filter((tax) => tax.tax_behavior === 'exclusive')
  return onTop.reduce((sum, { amount }) => sum + amount, 0)
}

/** Of the line the subscription wrote: a credit or a charge of staff's may stand before it. */
function priceIdOf({ lines: { data } }: Stripe.Invoice): string | null {
  const line = data.find(({ parent }) => parent?.type === 'subscription_item_details') ?? data[0]
  return idOf(line?.pricing?.price_details?.price)
}

function debtOf(invoice: Stripe.Invoice): { clientSecret: string | null; hasFailed: boolean } {
  if (invoice.status !== 'open') return { clientSecret: null, hasFailed: false }
  const clientSecret = invoice.confirmation_secret?.client_secret ?? null
  return { clientSecret, hasFailed: invoice.attempt_count > 0 }
}

/** Ours have one item each; its period is the subscription's. */
export function subscriptionOf(subscription: Stripe.Subscription): SubscriptionTruth {
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionStatus,
    customerId: idOf(subscription.customer) ?? '',
    ...itemOf(subscription),
    nextPriceId: nextPriceOf(subscription),
    cancelAtPeriodEnd: endsWithPeriod(subscription),
    endedAt: subscription.ended_at && ms(subscription.ended_at),
    latestInvoiceId: idOf(subscription.latest_invoice),
    purchaseId: Number(subscription.metadata.purchase_id) || null,
  }
}

/** Cancelled by us with a flag; on Stripe's own pages with the date. */
function endsWithPeriod({ cancel_at_period_end, cancel_at, items }: Stripe.Subscription): boolean {
  const end = items.data[0]?.current_period_end ?? 0
  return cancel_at_period_end || (cancel_at !== null && cancel_at <= end)
}

function itemOf({ items }: Stripe.Subscription) {
  const [item] = items.data
  return {
    priceId: item?.price.id ?? '',
    periodStart: ms(item?.current_period_start ?? 0),
    periodEnd: ms(item?.current_period_end ?? 0),
  }
}

/** Of the phase after the one that runs; asked for with `schedule` expanded. */
function nextPriceOf({ schedule }: Stripe.Subscription): string | null {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null
  const runsFrom = schedule.current_phase?.start_date ?? 0
  const next = schedule.phases.find((phase) => phase.start_date > runsFrom)
  return idOf(next?.items[0]?.price)
}

/** Written down at the provider, so that an object that comes back says what it was made for. */
export function metadataOf({ purchaseId, planId }: Opening): Record<string, string> {
  return { purchase_id: String(purchaseId), plan_id: planId }
}
