import { inject } from '@adonisjs/core'
import { DAY } from '#app/core/clock/durations'
import type { JobOutcome } from '#app/core/jobs/job_store'
import {
  endSubscription,
  monthAfter,
  openBill,
  payIntent,
  voidBill,
} from '#app/billing/test_payments/test_bills'
import { paysAgain } from '#app/billing/test_payments/test_cards'
import type { TestSubscription } from '#app/billing/test_payments/test_payment_objects'
import {
  type TestBooks,
  TestPaymentStore,
  type TestStep,
} from '#app/billing/test_payments/test_payment_store'

const RETRY_AFTER_MS = 3 * DAY
const TRIES = 4

/** What happens at a provider by itself: a payment goes through, a month is over, nobody paid. */
@inject()
export class TakeTestStep {
  constructor(private readonly store: TestPaymentStore) {}

  async execute(step: TestStep): Promise<JobOutcome> {
    await this.store.visit((books) => this.take(books, step))
    return undefined
  }

  async take(books: TestBooks, { kind, id }: TestStep): Promise<void> {
    if (kind === 'finish') return finish(books, id)
    const subscription = await books.find('subscription', id)
    if (!subscription) return
    if (kind === 'expire' && subscription.status === 'incomplete') {
      await endSubscription(books, subscription, 'incomplete_expired')
      return voidBill(books, id)
    }
    if (kind === 'renew') await renew(books, subscription)
  }
}

async function finish(books: TestBooks, intentId: string): Promise<void> {
  const intent = await books.find('intent', intentId)
  if (intent?.status === 'processing') await payIntent(books, intent, '0077')
}

async function renew(books: TestBooks, subscription: TestSubscription): Promise<void> {
  if (subscription.status === 'past_due') return tryAgain(books, subscription)
  if (subscription.status !== 'active') return
  if (subscription.periodEnd > books.now) {
    return books.plan({ kind: 'renew', id: subscription.id }, subscription.periodEnd)
  }
  if (subscription.cancelAtPeriodEnd) return endSubscription(books, subscription, 'canceled')
  const next: TestSubscription = {
    ...subscription,
    priceId: subscription.nextPriceId ?? subscription.priceId,
    nextPriceId: null,
    periodStart: subscription.periodEnd,
    periodEnd: monthAfter(subscription.periodEnd),
  }
  const { intent } = await openBill(books, next, 'renewal')
  await books.save('subscription', next)
  if (paysAgain(next.card)) return payIntent(books, intent, next.card ?? '')
  await fail(books, next)
}

async function tryAgain(books: TestBooks, subscription: TestSubscription): Promise<void> {
  if (subscription.nextTryAt !== null && subscription.nextTryAt > books.now) return
  const { card, failedTries } = subscription
  if (card !== null && paysAgain(card)) return payAgain(books, subscription, card)
  if (failedTries < TRIES) return fail(books, subscription)
  await endSubscription(books, subscription, 'canceled')
}

async function payAgain(
  books: TestBooks,
  { latestInvoiceId }: TestSubscription,
  card: string
): Promise<void> {
  const bill = await books.find('invoice', latestInvoiceId ?? '')
  const intent = bill?.status === 'open' && (await books.find('intent', bill.intentId))
  if (intent) await payIntent(books, intent, card)
}

/** Tried again every three days; after the fourth time it ends. */
async function fail(books: TestBooks, subscription: TestSubscription): Promise<void> {
  const { id, latestInvoiceId } = subscription
  const failedTries = subscription.failedTries + 1
  const nextTryAt = books.now + RETRY_AFTER_MS
  await books.save('subscription', { ...subscription, status: 'past_due', failedTries, nextTryAt })
  const bill = await books.find('invoice', latestInvoiceId ?? '')
  if (bill) {
    await books.save('invoice', { ...bill, hasFailed: true })
    await books.tell('invoice.payment_failed', { subscriptionId: id, invoiceId: bill.id })
  }
  await books.tell('customer.subscription.updated', { subscriptionId: id })
  await books.plan({ kind: 'renew', id }, nextTryAt)
}
