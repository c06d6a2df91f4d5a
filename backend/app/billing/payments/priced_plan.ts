import type { PlanId } from '#app/models/contract'

/** A plan as it is sold. `price` is integer cents. */
export interface PricedPlan {
  id: number
  planId: PlanId
  name: string
  price: number
  currency: string
  messagesPerDay: number | null
  totalMessages: number | null
  lookupKey: string
  /** The provider's price of exactly this amount; null while there is none. */
  priceId: string | null
}
