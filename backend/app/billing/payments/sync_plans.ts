import { inject } from '@adonisjs/core'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { Plans } from '#app/billing/payments/plans'

export interface SyncedPlan {
  planId: PricedPlan['planId']
  name: string
  price: number
  /** `create` a first price, `replace` one of another amount, or `keep` the one that is there. */
  action: 'create' | 'replace' | 'keep'
  priceId: string | null
}

/**
 * Brings the plans of the config to the provider and writes down the ids of their prices. Looks by lookup key
 * first, so breaking off anywhere and starting again changes nothing twice.
 */
@inject()
export class SyncPlans {
  constructor(
    private readonly plans: Plans,
    private readonly gateway: PaymentGateway
  ) {}

  async execute({ isDryRun }: { isDryRun: boolean }): Promise<SyncedPlan[]> {
    if (!isDryRun) await this.plans.store()
    const synced: SyncedPlan[] = []
    for (const plan of await this.plans.list()) {
      const found = await this.#look(plan)
      synced.push(isDryRun || found.action === 'keep' ? found : await this.#create(plan, found))
      if (!isDryRun) await this.plans.keepPrice(plan, synced.at(-1)?.priceId ?? '')
    }
    return synced
  }

  async #look(plan: PricedPlan): Promise<SyncedPlan> {
    const known = await this.gateway.findPrice(plan)
    const { planId, name, price } = plan
    return { planId, name, price, action: actionFor(known), priceId: known?.priceId ?? null }
  }

  async #create(plan: PricedPlan, found: SyncedPlan): Promise<SyncedPlan> {
    return { ...found, priceId: await this.gateway.createPrice(plan) }
  }
}

function actionFor(known: { isSame: boolean } | null): SyncedPlan['action'] {
  if (!known) return 'create'
  return known.isSame ? 'keep' : 'replace'
}
