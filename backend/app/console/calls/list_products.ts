import { inject } from '@adonisjs/core'
import { askProvider } from '#app/billing/plans/ask_provider'
import type { PaymentProduct } from '#app/console/calls/contract'
import { providerRefused } from '#app/console/calls/errors'
import { PaymentGateway, PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import type { ProductTruth } from '#app/billing/payments/product_truth'
import { Plans } from '#app/billing/payments/plans'

/** What the payment provider sells, ours and others', with the plan of ours it is. */
@inject()
export class ListProducts {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly plans: Plans
  ) {}

  /** With `ids` only those products. */
  async execute(wish?: { ids: readonly string[] }): Promise<PaymentProduct[]> {
    const products = await this.#read(wish)
    const plans = await this.plans.list()
    return products.map((product) => ({ ...product, planId: planIdOf(product, plans) }))
  }

  async #read(wish?: { ids: readonly string[] }): Promise<ProductTruth[]> {
    try {
      return await askProvider(() => this.gateway.listProducts(wish))
    } catch (error) {
      throw error instanceof PaymentGatewayError ? providerRefused(error.errorCode) : error
    }
  }
}

function planIdOf({ id, defaultPriceId }: ProductTruth, plans: PricedPlan[]): string | null {
  const plan = plans.find(
    (each) => each.lookupKey === id || (each.priceId !== null && each.priceId === defaultPriceId)
  )
  return plan?.planId ?? null
}
