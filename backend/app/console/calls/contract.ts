import * as z from 'zod/mini'
import { reason } from '#app/console/support/contract'

export type {
  Attention,
  Costs,
  CostsOfMany,
  CostsOfPerson,
  Figures,
  FiguresOfDay,
  Money,
  Rejections,
  UseOfModel,
} from '#app/operations/figures/contract'
export type { ReadinessItem, WebhookSelfTest } from '#app/operations/readiness/contract'
export type { TestTextPreview, TestTextState } from '#app/console/support/contract'

/** Of the form that was sent: a repetition does nothing. */
const key = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** `POST /api/admin/signups/{id}/grant`; `key` makes a repetition do nothing. */
export const grantInput = z.object({
  messages: z
    .number('How many messages?')
    .check(
      z.refine(Number.isInteger, 'How many messages?'),
      z.gte(1, 'How many messages?'),
      z.lte(500, 'At most 500 messages at once')
    ),
  reason,
  key,
})
export type GrantInput = z.infer<typeof grantInput>

const MOST_CENTS = 10_000_000
const cents = z
  .number('How much should be refunded?')
  .check(
    z.refine(Number.isInteger, 'How much should be refunded? Use whole cents.'),
    z.gte(1, 'The refund must be more than zero'),
    z.lte(MOST_CENTS, 'That is more than was paid')
  )

/**
 * `POST /api/admin/purchases/{id}/refund`: all that is left of it, or a part, back to where it came from. A
 * plan goes on after a part, unless it is ended with it; after all of its newest payment it ends by itself.
 * `left` is what was shown to be left: where less is, somebody or a lost answer gave back before. By
 * its `key` a repetition is known as one; a `part` may be all that is left.
 */
export const refundInput = z.object({
  reason,
  part: z.optional(z.object({ cents, key, left: z.optional(cents) })),
  endsPlan: z.optional(z.boolean()),
})
export type RefundInput = z.infer<typeof refundInput>
/** `POST /api/admin/messages/{id}/resend`: a failed text once more, as a text of its own. */
export const resendInput = z.object({ reason })

/** `PUT /api/admin/sends`: nothing leaves any more but answers to STOP and HELP; `GET` tells the state. */
export const sendsInput = z.object({ areAllStopped: z.boolean(), reason })
export interface Sends {
  areAllStopped: boolean
  reason: string | null
  changedAt: string | null
  /** True while the environment stops them: no switch can then start them. */
  isStoppedByEnvironment: boolean
}

const phoneNumber = z
  .string('Please enter both phone number and message')
  .check(
    z.minLength(1, 'Please enter both phone number and message'),
    z.maxLength(30, 'Please enter a valid phone number')
  )
const message = z
  .string('Please enter both phone number and message')
  .check(
    z.minLength(1, 'Please enter both phone number and message'),
    z.maxLength(1600, 'A text can be at most 1600 characters')
  )
/** `POST /api/admin/test-texts/preview` and `POST /api/admin/test-texts`; `key` as for a grant. */
export const testTextInput = z.object({ phoneNumber, message, key: z.optional(key) })
export type TestTextInput = z.infer<typeof testTextInput>

/** One row of `GET /api/stripe/products` (`{ success, products, message }`). */
export interface PaymentProduct {
  id: string
  name: string
  description: string | null
  currency: string
  /** Cents; 0 while it has no price of one fixed amount. */
  price: number
  recurring: { interval: string } | null
  defaultPriceId: string | null
  /** Unix seconds. */
  created: number
  /** The plan of ours it is sold as; null for one that is none of ours. */
  planId: string | null
}

/** `POST /api/stripe/get-products` */
export const productsInput = z.object({
  productIds: z.array(z.string().check(z.regex(/^[\w-]{1,120}$/))).check(z.maxLength(100)),
})

/** One row of `GET /api/admin/plans/difference` and of `POST /api/admin/plans/sync` (`{ plans }`). */
export interface PlanDifference {
  planId: string
  name: string
  price: number
  action: 'create' | 'replace' | 'note' | 'keep'
  priceId: string | null
}

/**
 * One row of `GET /api/all-signups` (`{ success, signups, isComplete }`): admins only,
 * phones in full, audited. The newest 5,000; `isComplete` is false when there are more.
 */
export interface ListedSignup {
  id: number
  email: string
  phone: string
  girlfriend: { name: string; personality: string } | null
}
