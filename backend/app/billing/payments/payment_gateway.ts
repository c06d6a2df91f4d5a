import { ProviderError } from '#app/core/answers/provider_error'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import type { ProductTruth } from '#app/billing/payments/product_truth'
import type { ProviderName, SubscriptionStatus } from '#app/models/contract'

/** In Stripe's words. `requires_payment_method` is also where a declined card leads back to. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'
  | 'requires_capture'

/** What became of the money of one payment. Amounts are integer cents, instants epoch milliseconds. */
export interface MoneyTruth {
  refunded: number
  /** The bank took the money back, or may still do so; false again once the dispute is won. */
  isDisputed: boolean
  receiptUrl: string | null
  /** The state of the card's billing address in the United States, two letters, when it tells one. */
  billedIn: string | null
}

export interface IntentTruth extends MoneyTruth {
  id: string
  status: IntentStatus
  amount: number
  currency: string
  customerId: string | null
  /** The purchase it was made for, as we wrote it down at the provider; null on an invoice's payment. */
  purchaseId: number | null
  planId: string | null
  /** Set when this is the payment of an invoice. */
  invoiceId: string | null
  clientSecret: string | null
}

export interface InvoiceTruth extends MoneyTruth {
  id: string
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  /** `first` opens a subscription, `renewal` goes on with it. */
  reason: 'first' | 'renewal' | 'other'
  subscriptionId: string | null
  customerId: string | null
  /** Of the plan it bills; null when it bills something else. */
  priceId: string | null
  total: number
  /** What of the total came on top of the price. */
  tax: number
  amountPaid: number
  /** What is left to pay: the customer’s credit comes off the total. */
  owed: number
  currency: string
  intentId: string | null
  /** With which the browser pays it; null once nothing is owed. */
  clientSecret: string | null
  hasFailed: boolean
  paidAt: number | null
}

export interface SubscriptionTruth {
  id: string
  status: SubscriptionStatus
  customerId: string
  priceId: string
  /** Of the phase that begins at `periodEnd`; null when none is scheduled. */
  nextPriceId: string | null
  periodStart: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  latestInvoiceId: string | null
  /** The purchase it was opened for, as we wrote it down at the provider. */
  purchaseId: number | null
}

/** What an event is about. The event's own body is never believed: its object is read again. */
export type EventTarget =
  | { intentId: string }
  | { subscriptionId: string; invoiceId?: string }
  | { invoiceId: string }
  /** A bank takes this payment for fraud, and nobody has disputed it yet. */
  | { warnedIntentId: string }
  | Record<string, never>

export interface PaymentEvent {
  id: string
  type: string
  target: EventTarget
}

/**
 * `refused`: the provider understood and said no, for good. `unreachable`: nobody knows whether it happened;
 * repeat it with the same key. `forged`: a webhook without the provider's signature.
 */
export class PaymentGatewayError extends ProviderError {
  readonly provider = 'payment'
  /** Nothing was asked: an operator sets our key right, and until then it is as good as away. */
  readonly isOfOurKey: boolean

  constructor(
    readonly outcome: 'refused' | 'unreachable' | 'forged',
    /** The provider's own word, such as `resource_missing`; never a message, which may hold personal data. */
    readonly errorCode: string | null,
    { isOfOurKey = false, ...options }: ErrorOptions & { isOfOurKey?: boolean } = {}
  ) {
    super(`payment gateway: ${outcome}${errorCode ? ` ${errorCode}` : ''}`, options)
    this.isOfOurKey = isOfOurKey
  }
}

/** What a subscription or a payment is opened with. `key` makes a repetition answer with the first result. */
export interface Opening {
  customerId: string
  purchaseId: number
  planId: string
  key: string
}
export type IntentOpening = Opening & {
  amount: number
  currency: string
  /** Where the provider mails the receipt. */
  receiptEmail?: string
}
export type SubscriptionOpening = Opening & {
  priceId: string
  /** From where it is bought, for the provider to reckon tax by. */
  ip?: string
}

/**
 * The provider of payments. Rejects with PaymentGatewayError only. Every call may be repeated: those that
 * create something take a key, those that change something name the state that is wanted.
 */
export abstract class PaymentGateway {
  abstract readonly provider: ProviderName
  /** The key its own form in the browser needs; null when the form is ours. */
  abstract readonly publishableKey: string | null
  /** Whether it has pages of its own where people see to their cards and receipts. */
  abstract readonly hasPortal: boolean

  /** Without anything of the person's, so that one whose answer was lost tells nobody of them. */
  abstract createCustomer(person: { userId: number; key: string }): Promise<string>
  abstract updateCustomer(customer: { customerId: string; email: string }): Promise<void>
  /** Ends all subscriptions of a customer and forgets name, e-mail and cards. */
  abstract deleteCustomer(customerId: string): Promise<void>

  abstract createIntent(opening: IntentOpening): Promise<IntentTruth>
  abstract findIntent(id: string): Promise<IntentTruth | null>
  /** One that was paid meanwhile stays paid. */
  abstract cancelIntent(id: string): Promise<void>

  /** `default_incomplete`: it begins once its first invoice is paid, and ends by itself when it is not. */
  abstract createSubscription(opening: SubscriptionOpening): Promise<SubscriptionTruth>
  abstract findSubscription(id: string): Promise<SubscriptionTruth | null>
  abstract findInvoice(id: string): Promise<InvoiceTruth | null>
  /** From now on, without a bill: what the rest of the period costs was paid beforehand. */
  abstract changePlan(change: { subscriptionId: string; priceId: string }): Promise<void>
  /** From the end of the paid period on. */
  abstract schedulePlan(change: { subscriptionId: string; priceId: string }): Promise<void>
  /** Takes a scheduled plan back. */
  abstract releaseSchedule(subscriptionId: string): Promise<void>
  abstract setCancelAtPeriodEnd(change: {
    subscriptionId: string
    isCanceled: boolean
  }): Promise<void>
  /** With its bills that are still open, which could be paid for nothing otherwise. */
  abstract cancelSubscription(subscriptionId: string): Promise<void>
  /** What is still owed for it is owed no more; it goes on. */
  abstract voidBills(subscriptionId: string): Promise<void>
  /** All that is left of one payment, or so many cents of it, back to where it came from. */
  abstract refund(refund: { intentId: string; key: string; cents?: number }): Promise<void>
  /** Whether a bank warns of fraud, and neither a dispute nor a full refund has come of it. */
  abstract isWarnedOf(intentId: string): Promise<boolean>
  /** The address of those pages for one customer; it works for a while, and comes back to `returnUrl`. */
  abstract openPortal(wish: { customerId: string; returnUrl: string }): Promise<string>

  /** Everything it told us, or tried to tell us, since then (epoch ms), oldest first. */
  abstract listEvents(since: number): Promise<PaymentEvent[]>
  /** The raw bytes and signature of a webhook, once the signature is proved. */
  abstract readEvent(webhook: { body: string; signature: string }): Promise<PaymentEvent>

  /** The price with this lookup key that is on sale at the provider now. */
  abstract findPrice(plan: PricedPlan): Promise<{ priceId: string; isSame: boolean } | null>
  /** The product is named after the plan; the price takes the lookup key over from an older one. */
  abstract createPrice(plan: PricedPlan): Promise<string>
  /** What is on sale, 500 at most; or the products of these ids, on sale or not, without unknown ones. */
  abstract listProducts(wish?: { ids: readonly string[] }): Promise<ProductTruth[]>
  /** A stand-in sells without a sync: the price's id is known beforehand. Null at a real provider. */
  abstract priceWithoutSync(plan: PricedPlan): string | null
}
