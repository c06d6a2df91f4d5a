import type Stripe from 'stripe'
import type { PricedPlan } from '#app/billing/payments/priced_plan'

/** The price that has the plan's lookup key now, and whether it is of the plan's amount. */
export async function findStripePrice(stripe: Stripe, plan: PricedPlan) {
  const { data } = await stripe.prices.list({ lookup_keys: [plan.lookupKey], active: true })
  const [price] = data
  return price ? { priceId: price.id, isSame: isPriceOf(price, plan) } : null
}

/** A product of the plan's name, and a price of its amount that takes the lookup key over. */
export async function createStripePrice(stripe: Stripe, plan: PricedPlan): Promise<string> {
  const product = await ensureProduct(stripe, plan)
  const price = await stripe.prices.create(
    {
      product,
      unit_amount: plan.price,
      currency: plan.currency,
      lookup_key: plan.lookupKey,
      transfer_lookup_key: true,
      ...(isMonthly(plan) && { recurring: { interval: 'month' as const } }),
    },
    { idempotencyKey: `price:${plan.lookupKey}:${plan.price}:${plan.currency}` }
  )
  return price.id
}

/** Its id is ours, so that there is one however often this is tried. */
async function ensureProduct(stripe: Stripe, plan: PricedPlan): Promise<string> {
  const id = plan.lookupKey
  try {
    const known = await stripe.products.retrieve(id)
    return known.id
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_missing') throw error
  }
  const product = await stripe.products.create(
    { id, name: plan.name, metadata: { plan_id: plan.planId } },
    { idempotencyKey: `product:${id}` }
  )
  return product.id
}

function isPriceOf(price: Stripe.Price, plan: PricedPlan): boolean {
  const interval = isMonthly(plan) ? 'month' : undefined
  return (
    price.unit_amount === plan.price &&
    price.currency === plan.currency &&
    price.recurring?.interval === interval
  )
}

function isMonthly(plan: PricedPlan): boolean {
  return plan.messagesPerDay !== null
}
