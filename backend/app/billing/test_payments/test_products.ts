import type { ProductTruth } from '#app/billing/payments/product_truth'
import { testPriceId } from '#app/billing/test_payments/test_payment_objects'
import type { TestBooks } from '#app/billing/test_payments/test_payment_store'
import plans, { type PlanSettings } from '#config/plans'

/** What the pretend provider sells: our plans, each written into its books when somebody first asks. */
export async function listTestProducts(
  books: TestBooks,
  ids?: readonly string[]
): Promise<ProductTruth[]> {
  const wanted = plans.filter(({ lookupKey }) => !ids || ids.includes(lookupKey))
  const products: ProductTruth[] = []
  for (const plan of wanted) products.push(productOf(plan, await createdAt(books, plan.lookupKey)))
  return products
}

async function createdAt(books: TestBooks, id: string): Promise<number> {
  const known = await books.find('product', id)
  if (known) return known.createdAt
  await books.save('product', { id, createdAt: books.now })
  return books.now
}

function productOf(plan: PlanSettings, createdMs: number): ProductTruth {
  return {
    id: plan.lookupKey,
    name: plan.name,
    description: null,
    currency: plan.currency,
    price: plan.price,
    recurring: plan.messagesPerDay === null ? null : { interval: 'month' },
    defaultPriceId: testPriceId(plan),
    created: Math.floor(createdMs / 1000),
  }
}
