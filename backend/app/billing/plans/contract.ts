import * as z from 'zod/mini'
import type { RenewalTerms } from '#app/billing/renewals/contract'
import {
  CANCEL_REASONS,
  type CancelReason,
  type PlanId,
  type SubscriptionType,
} from '#app/models/contract'

export type { PlanId }

/** One row of `GET /api/subscription-plans` (`{ success, plans }`), in the order they are shown. */
export interface SubscriptionPlan {
  id: number
  planId: PlanId
  /** `Starter Plan`, `Unlimited Plan`, `Message Refill`. */
  name: string
  /** Cents of US dollars. */
  price: number
  /** Absent for refill: what the label `Monthly` or `one time` goes by. */
  messagesPerDay?: number
  /** Refill only. */
  totalMessages?: number
  /** Null while the plan cannot be bought yet. */
  stripePriceId: string | null
}

/** The state of a subscription at the provider, as far as a person needs it. Instants are ISO 8601. */
export interface SubscriptionState {
  planId: 'starter' | 'standard'
  status: 'active' | 'past_due' | 'canceled'
  /** Cents a month: the one it was bought at. Null where that is not known. */
  price: number | null
  /** When the paid time ends and, unless it is being cancelled, the next payment is taken. */
  currentPeriodEnd: string
  cancelAtPeriodEnd: boolean
  /** The plan that begins at `currentPeriodEnd`: a downgrade that was asked for. */
  nextPlanId: 'starter' | null
  /**
   * Cents a month from `currentPeriodEnd` on, and now: set when the price of the plan itself
   * changes, for who cancelled as well: it is what they pay who stay after all.
   */
  newPrice: { from: number; to: number } | null
}

/** `GET /api/user` (`{ success, user }`): the subscription view. */
export interface SubscriptionUser {
  subscriptionType: SubscriptionType
  messagesUsedToday: number
  dailyMessageLimit: number
  bonusMessages: number
  /** ISO 8601; null without a daily limit. */
  resetsAt: string | null
  subscription: SubscriptionState | null
}

const planId = z
  .string('No plan selected. Redirecting to subscription page.')
  .check(z.minLength(1, 'No plan selected. Redirecting to subscription page.'), z.maxLength(40))

/** `POST /api/create-subscription`; `unlimited` means standard. */
export const createSubscriptionInput = z.object({ planId })
export type CreateSubscriptionInput = z.infer<typeof createSubscriptionInput>

/** What a checkout needs: with the stand-in `provider` is `test`, and the card form is ours. */
export interface Checkout {
  success: true
  clientSecret: string
  message: string
  provider: 'stripe' | 'test'
  /** Stripe's key for browsers; null with the stand-in. */
  publishableKey: string | null
  /** Cents charged now, when that is not the plan's price: an upgrade pays the difference. */
  amountDue?: number
  /** Cents of it that are tax. */
  tax?: number
  /** What the button agrees to; absent when nothing renews. */
  renewal?: RenewalTerms
}

/** `POST /api/subscription-success` */
export const subscriptionSuccessInput = z.object({
  paymentIntentId: z.string('Unknown payment').check(z.regex(/^[\w-]{1,120}$/, 'Unknown payment')),
})

export { CANCEL_REASONS, type CancelReason }
const REASONS = CANCEL_REASONS.map(({ value }) => value)

/** `POST /api/change-subscription` */
export const changeSubscriptionInput = z.object({
  /** `downgrade` moves standard to starter at the next cycle, `cancel` ends it then; `keep` undoes either. */
  change: z.enum(['downgrade', 'cancel', 'keep'], 'Please choose what to change'),
  /** Of a cancellation, for whoever likes to say. */
  reason: z.optional(z.enum(REASONS, 'Please choose a reason')),
})
export type ChangeSubscriptionInput = z.infer<typeof changeSubscriptionInput>

/**
 * One row of `GET /api/invoices` (`{ success, invoices, hasPortal }`), newest first. With `hasPortal`
 * `POST /api/customer-portal` answers `{ success, url }` of the provider's own pages.
 */
export interface Invoice {
  id: number
  description: string
  /** Cents; a refund is negative. */
  amount: number
  currency: 'usd'
  status: 'paid' | 'refunded' | 'disputed' | 'failed'
  paidAt: string
  /** The provider's own receipt page, when there is one. */
  receiptUrl: string | null
}

/** The stand-in's card form: `expiry` is `MM / YY`, the spaces are free. */
export const testCardForm = z.object({
  cardNumber: z
    .string('Your card number is incomplete.')
    .check(
      z.maxLength(30, 'Your card number is too long.'),
      z.regex(/^\s*(?:\d\s*){13,19}$/, 'Your card number is incomplete.')
    ),
  expiry: z
    .string('Your card’s expiration date is incomplete.')
    .check(
      z.maxLength(10, 'Your card’s expiration date is incomplete.'),
      z.regex(
        /^\s*(?:0[1-9]|1[0-2])\s*\/\s*\d{2}\s*$/,
        'Your card’s expiration date is incomplete.'
      )
    ),
  cvc: z
    .string('Your card’s security code is incomplete.')
    .check(z.regex(/^\d{3,4}$/, 'Your card’s security code is incomplete.')),
})
export type TestCardForm = z.infer<typeof testCardForm>

/** `POST /api/test-payments/{clientSecret}`: only while the stand-in is chosen. */
export const testPaymentInput = z.extend(testCardForm, {
  /** The second step of a card that asks for one. */
  isConfirmed: z.optional(z.boolean()),
})
export type TestPaymentInput = z.infer<typeof testPaymentInput>

/** What became of a payment, in the words of Stripe's PaymentIntent. */
export interface PaymentOutcome {
  status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method'
  paymentIntentId: string
  /** Why a card was declined, made for the person. */
  message?: string
}

/** The plan a query value names; `unlimited` is an older name of standard. */
export function planIdOf(value: string | null): PlanId | null {
  if (value === 'unlimited') return 'standard'
  return value === 'starter' || value === 'standard' || value === 'refill' ? value : null
}

/** `Unlimited` never stands without its cap. */
export function capOf(plan: SubscriptionPlan): string | null {
  return plan.planId === 'standard' ? `up to ${plan.messagesPerDay} messages a day` : null
}

/** Cents a month, or once: who has the plan pays what it cost when they bought it. */
export function priceFor(plan: SubscriptionPlan, subscription: SubscriptionState | null): number {
  const own = subscription?.planId === plan.planId ? subscription.price : null
  return own ?? plan.price
}

/** What stands beside a price. */
export function paceOf(plan: SubscriptionPlan): 'Monthly' | 'one time' {
  return plan.messagesPerDay === undefined ? 'one time' : 'Monthly'
}
