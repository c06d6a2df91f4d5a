import type Stripe from 'stripe'
import type { ProductTruth } from '#app/billing/payments/product_truth'

const PAGE = 100
const MOST_PRODUCTS = 500
const MOST_PRICES = 2000

/** What is on sale, newest first; or the products of these ids, whether they are on sale or not. */
export async function listStripeProducts(
  stripe: Stripe,
  ids?: readonly string[]
): Promise<ProductTruth[]> {
  // An empty list would be left out on the way, and everything listed.
  if (ids?.length === 0) return []
  const products = await stripe.products
    .list({
      ...(ids ? { ids: [...ids] } : { active: true }),
      expand: ['data.default_price'],
      limit: PAGE,
    })
    .autoPagingToArray({ limit: MOST_PRODUCTS })
  const prices = products.every(hasDefaultPrice) ? new Map() : await newestPrices(stripe)
  return products.map((product) => productOf(product, priceOf(product, prices)))
}

/**
 * A product need not name its price, and those of `plans
 * sync` do not: the newest one on sale is then its price.
 */
async function newestPrices(stripe: Stripe): Promise<Map<string, Stripe.Price>> {
  const prices = await stripe.prices
    .list({ active: true, limit: PAGE })
    .autoPagingToArray({ limit: MOST_PRICES })
  return new Map(prices.reverse().map((price) => [idOf(price.product), price]))
}

function hasDefaultPrice({ default_price: price }: Stripe.Product): boolean {
  return typeof price === 'object' && price !== null
}

function priceOf(product: Stripe.Product, newest: Map<string, Stripe.Price>): Stripe.Price | null {
  if (hasDefaultPrice(product)) return product.default_price as Stripe.Price
  return newest.get(product.id) ?? null
}

function productOf(product: Stripe.Product, price: Stripe.Price | null): ProductTruth {
  const { id, name, description, created } = product
  return { id, name, description, created, ...(price ? sold(price) : UNSOLD) }
}

const UNSOLD = { currency: 'usd', price: 0, recurring: null, defaultPriceId: null }

function sold(price: Stripe.Price) {
  return {
    currency: price.currency,
    price: price.unit_amount ?? 0,
    recurring: price.recurring && { interval: price.recurring.interval },
    defaultPriceId: price.id,
  }
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}
