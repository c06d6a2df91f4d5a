import { DateTime } from 'luxon'
import { type InvoiceTruth, PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import type {
  TestIntent,
  TestInvoice,
  TestSubscription,
} from '#app/billing/test_payments/test_payment_objects'
import { testPriceOf } from '#app/billing/test_payments/test_payment_objects'
import { isTakenForFraud } from '#app/billing/test_payments/test_cards'
import { newId, type TestBooks } from '#app/billing/test_payments/test_payment_store'

/** A month on, as a calendar counts; epoch milliseconds. */
export function monthAfter(instant: number): number {
  return DateTime.fromMillis(instant, { zone: 'utc' }).plus({ months: 1 }).toMillis()
}

export function newIntent(
  intent: Pick<TestIntent, 'amount' | 'currency' | 'customerId'> & Partial<TestIntent>
): TestIntent {
  const id = newId('pi')
  return {
    purchaseId: null,
    planId: null,
    invoiceId: null,
    refunded: 0,
    isDisputed: false,
    receiptUrl: null,
    billedIn: null,
    ...intent,
    id,
    status: 'requires_payment_method',
    clientSecret: `${id}_secret_${newId('cs').slice(-12)}`,
  }
}

export function newSubscription(
  {
    customerId,
    priceId,
    purchaseId,
  }: Pick<TestSubscription, 'customerId' | 'priceId' | 'purchaseId'>,
  now: number
): TestSubscription {
  return {
    id: newId('sub'),
    status: 'incomplete',
    customerId,
    priceId,
    nextPriceId: null,
    periodStart: now,
    periodEnd: monthAfter(now),
    cancelAtPeriodEnd: false,
    endedAt: null,
    latestInvoiceId: null,
    purchaseId,
    card: null,
    failedTries: 0,
    nextTryAt: null,
  }
}

/** An open bill for the subscription's current price, with the payment that may pay it. */
export async function openBill(
  books: TestBooks,
  subscription: TestSubscription,
  reason: TestInvoice['reason']
): Promise<{ invoice: TestInvoice; intent: TestIntent }> {
  const { customerId, priceId } = subscription
  const total = testPriceOf(priceId)
  const invoiceId = newId('in')
  const intent = newIntent({ amount: total, currency: 'usd', customerId, invoiceId })
  const invoice: TestInvoice = {
    id: invoiceId,
    status: 'open',
    reason,
    subscriptionId: subscription.id,
    customerId,
    priceId,
    total,
    amountPaid: 0,
    currency: 'usd',
    intentId: intent.id,
    hasFailed: false,
    paidAt: null,
    receiptUrl: null,
  }
  subscription.latestInvoiceId = invoiceId
  await books.save('intent', intent)
  await books.save('invoice', invoice)
  return { invoice, intent }
}

/** The card was charged: the bill is paid, and its subscription runs. */
export async function payIntent(books: TestBooks, intent: TestIntent, card: string): Promise<void> {
  const isWarnedOf = isTakenForFraud(card)
  await books.save('intent', { ...intent, status: 'succeeded', ...(isWarnedOf && { isWarnedOf }) })
  await books.tell('payment_intent.succeeded', { intentId: intent.id })
  if (isWarnedOf) {
    await books.tell('radar.early_fraud_warning.created', { warnedIntentId: intent.id })
  }
  const invoice = intent.invoiceId && (await books.find('invoice', intent.invoiceId))
  if (!invoice) return
  const paid = { status: 'paid', amountPaid: invoice.total, paidAt: books.now } as const
  await books.save('invoice', { ...invoice, ...paid, hasFailed: false })
  const subscriptionId = invoice.subscriptionId ?? ''
  await books.tell('invoice.paid', { subscriptionId, invoiceId: invoice.id })
  const subscription = await books.find('subscription', subscriptionId)
  if (!subscription || isOver(subscription)) return
  const running = {
    ...subscription,
    status: 'active' as const,
    card,
    failedTries: 0,
    nextTryAt: null,
  }
  await books.save('subscription', running)
  await books.tell('customer.subscription.updated', { subscriptionId: subscription.id })
  await books.plan({ kind: 'renew', id: subscription.id }, subscription.periodEnd)
}

function isOver({ status }: TestSubscription): boolean {
  return ['canceled', 'incomplete_expired'].includes(status)
}

/** Over for good. A bill of it that is open stays open, and can be paid. */
export async function endSubscription(
  books: TestBooks,
  subscription: TestSubscription,
  status: 'canceled' | 'incomplete_expired'
): Promise<void> {
  if (isOver(subscription)) return
  const ended = { status, nextPriceId: null, endedAt: books.now }
  await books.save('subscription', { ...subscription, ...ended })
  const type = status === 'canceled' ? 'deleted' : 'updated'
  await books.tell(`customer.subscription.${type}`, { subscriptionId: subscription.id })
}

export async function cancelAtOnce(books: TestBooks, id: string): Promise<void> {
  const subscription = await books.find('subscription', id)
  if (!subscription) return
  await endSubscription(books, subscription, 'canceled')
  await voidBill(books, id)
}

/** What it still owes is owed no more. */
export async function voidBill(books: TestBooks, subscriptionId: string): Promise<void> {
  const subscription = await books.find('subscription', subscriptionId)
  const bill = await books.find('invoice', subscription?.latestInvoiceId ?? '')
  if (bill?.status === 'open') {
    await books.save('invoice', { ...bill, status: 'void' })
    const intent = await books.find('intent', bill.intentId)
    if (intent) await books.save('intent', { ...intent, status: 'canceled' })
  }
}

/** With what became of the money of its payment. */
export function billWith(intent: TestIntent, invoice: TestInvoice): InvoiceTruth {
  const { refunded, isDisputed, clientSecret, billedIn = null } = intent
  const owed = invoice.total - invoice.amountPaid
  const money = { tax: 0, owed, refunded, isDisputed, billedIn }
  return { ...invoice, ...money, clientSecret: invoice.status === 'open' ? clientSecret : null }
}

interface Refund {
  intentId: string
  key: string
  cents?: number
}

/** All that is left of a payment; or a part of it, once a key. */
export async function giveBack(books: TestBooks, { intentId, key, cents }: Refund): Promise<void> {
  const intent = await books.find('intent', intentId)
  if (intent?.status !== 'succeeded' || (await books.find('key', key))) return
  const left = intent.amount - intent.refunded
  const back = cents ?? left
  if (back > left) throw new PaymentGatewayError('refused', 'amount_too_large')
  if (back === 0) return
  if (cents !== undefined) await books.save('key', { id: key, made: intentId })
  await books.save('intent', { ...intent, refunded: intent.refunded + back })
  await books.tell('charge.refunded', { intentId })
}

export async function openCustomer(books: TestBooks): Promise<string> {
  const id = newId('cus')
  await books.save('customer', { id, isDeleted: false })
  return id
}

/** With all that runs for them. */
export async function forgetCustomer(books: TestBooks, customerId: string): Promise<void> {
  const all = await books.list('subscription')
  const theirs = all.filter((subscription) => subscription.customerId === customerId)
  for (const subscription of theirs) await endSubscription(books, subscription, 'canceled')
  if (await books.find('customer', customerId)) {
    await books.save('customer', { id: customerId, isDeleted: true })
  }
}
