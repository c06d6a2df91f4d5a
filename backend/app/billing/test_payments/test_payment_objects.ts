import type {
  EventTarget,
  IntentTruth,
  InvoiceTruth,
  SubscriptionTruth,
} from '#app/billing/payments/payment_gateway'

/** What the pretend provider keeps; truths as the contract names them, with what only a provider knows. */
export type TestIntent = IntentTruth & { clientSecret: string; isWarnedOf?: boolean }
export type TestInvoice = Omit<
  InvoiceTruth,
  'clientSecret' | 'refunded' | 'isDisputed' | 'billedIn' | 'tax' | 'owed'
> & {
  intentId: string
}
export type TestSubscription = SubscriptionTruth & {
  /** The last four digits of the saved test card. */
  card: string | null
  failedTries: number
  /** When a failed renewal is tried again. */
  nextTryAt: number | null
}
export interface TestCustomer {
  id: string
  isDeleted: boolean
}
export interface TestEvent {
  id: string
  type: string
  target: EventTarget
  createdAt: number
}
/** What a call with this key made. */
export interface TestKey {
  id: string
  made: string
}
/** One of the plans, as it was first asked for. */
export interface TestProduct {
  id: string
  createdAt: number
}

export interface TestObjects {
  intent: TestIntent
  invoice: TestInvoice
  subscription: TestSubscription
  customer: TestCustomer
  event: TestEvent
  key: TestKey
  product: TestProduct
}

/** The price is told by its id, so that plans are on sale without a sync. */
export function testPriceId(plan: { lookupKey: string; price: number }): string {
  return `price_test_${plan.lookupKey}_${plan.price}`
}

/** Cents. */
export function testPriceOf(priceId: string): number {
  return Number(priceId.split('_').at(-1)) || 0
}
