import { inject } from '@adonisjs/core'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { Plans } from '#app/billing/payments/plans'

export interface SyncedPlan {
  planId: PricedPlan['planId']
  name: string
  price: number
  /**
   * `create` a first price, `replace` one of another amount, `note` the one
   * that only the provider knows, or `keep` the one that both know.
   */
  action: 'create' | 'replace' | 'note' | 'keep'
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
    for (const plan of await this.plans.listConfigured()) {
      const found = await this.#look(plan)
      synced.push(isDryRun ? found : await this.#bring(plan, found))
    }
    return synced
  }

  async #look(plan: PricedPlan): Promise<SyncedPlan> {
    const known = await this.gateway.findPrice(plan)
    const { planId, name, price } = plan
    return { planId, name, price, action: actionFor(plan, known), priceId: known?.priceId ?? null }
  }

  async #bring(plan: PricedPlan, found: SyncedPlan): Promise<SyncedPlan> {
    const known = changesProvider(found) ? null : found.priceId
    const priceId = known ?? (await this.gateway.createPrice(plan))
    await this.plans.keepPrice(plan, priceId)
    return { ...found, priceId }
  }
}

/** Whether syncing it makes a price at the provider. */
export function changesProvider({ action }: SyncedPlan): boolean {
  return action === 'create' || action === 'replace'
}

function actionFor(
  plan: PricedPlan,
  known: { priceId: string; isSame: boolean } | null
): SyncedPlan['action'] {
  if (!known) return 'create'
  if (!known.isSame) return 'replace'
  return plan.priceId === known.priceId ? 'keep' : 'note'
}
