import * as z from 'zod/mini'
import type { SubscribedPlanId } from '#app/models/contract'

/** What stands beside the button that buys a plan that renews. */
export interface RenewalTerms {
  /** Of the words; beside a button also of the prices in them. */
  version: string
  wording: string
}

/** `POST /api/agree-to-renewal`, before the card is charged: the button was pressed under these words. */
export const agreeToRenewalInput = z.object({
  planId: z.enum(['starter', 'standard'], 'There is no such plan.'),
  version: z.string('Unknown terms').check(z.regex(/^\w{1,20}$/, 'Unknown terms')),
})
export type AgreeToRenewalInput = z.infer<typeof agreeToRenewalInput>

/** One of `GET /api/agreements` (`{ success, agreements }`), newest first. */
export interface Agreement extends RenewalTerms {
  id: number
  planId: SubscribedPlanId
  /** ISO 8601. */
  agreedAt: string
}
