export interface PlanSettings {
  planId: 'starter' | 'standard' | 'refill'
  name: string
  /** Cents of US dollars; a month of it for a plan with `messagesPerDay`. */
  price: number
  currency: 'usd'
  messagesPerDay: number | null
  /** Another number asks for another price: a checkout that stands open is known again by its price. */
  totalMessages: number | null
  /** What the price goes by at the provider. */
  lookupKey: string
}

/** What is sold, in the order it is shown. Changed here, it is brought to the provider by `plans sync`. */
const plans: readonly PlanSettings[] = [
  {
    planId: 'starter',
    name: 'Starter Plan',
    price: 999,
    currency: 'usd',
    messagesPerDay: 50,
    totalMessages: null,
    lookupKey: 'everly_starter_monthly',
  },
  {
    planId: 'standard',
    name: 'Unlimited Plan',
    price: 1999,
    currency: 'usd',
    messagesPerDay: 150,
    totalMessages: null,
    lookupKey: 'everly_standard_monthly',
  },
  {
    planId: 'refill',
    name: 'Message Refill',
    price: 499,
    currency: 'usd',
    messagesPerDay: null,
    totalMessages: 100,
    lookupKey: 'everly_refill',
  },
]

export default plans
