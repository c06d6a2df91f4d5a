import { inject } from '@adonisjs/core'
import providers from '#config/providers'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Costs } from '#app/operations/figures/contract'
import { costsOfPlans } from '#app/operations/figures/costs_of_plans'
import {
  countCallsByPlan,
  sumMovedByPlan,
  sumSpentByPlan,
} from '#app/operations/figures/count_costs'
import { dayBegins, pastDays } from '#app/operations/figures/figures_of_days'
import { rejectionsOf, useOfModels } from '#app/operations/figures/use_of_models'
import { Plan } from '#app/models/plan'

const FREE = { plan: 'free', name: 'Free' }
/** A month is counted anew once in so long, however many are looking. */
const KEPT_MS = 60_000

/** What came in and what it cost by plan, and how the models were asked. */
@inject()
export class FindCosts {
  #kept: { at: number; costs: Promise<Costs> } | null = null

  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  execute(): Promise<Costs> {
    const now = this.clock.now()
    const kept = this.#kept
    if (kept && now >= kept.at && now - kept.at < KEPT_MS) return kept.costs
    const costs = this.#find(now)
    this.#kept = { at: now, costs }
    costs.catch(() => (this.#kept = null))
    return costs
  }

  async #find(now: number): Promise<Costs> {
    const { read } = this.database
    const days = [...pastDays(now), dayBegins(now)]
    const from = days[0] ?? now
    const plans = await Plan.query(read).orderBy('id')
    const calls = await countCallsByPlan(read, days)
    const moved = await sumMovedByPlan(read, { from, until: now + 1 }, providers.payment.driver)
    const spent = await sumSpentByPlan(read, from)
    const sold = plans.map(({ planId, name }) => ({ plan: planId, name }))
    return {
      since: new Date(from).toISOString(),
      ...costsOfPlans({ spent, moved, calls }, [FREE, ...sold]),
      models: useOfModels(calls),
      rejections: rejectionsOf(calls),
    }
  }
}
