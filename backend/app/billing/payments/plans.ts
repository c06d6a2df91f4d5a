import { inject } from '@adonisjs/core'
import configured, { type PlanSettings } from '#config/plans'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { Plan } from '#app/models/plan'
import { PlanPrice } from '#app/models/plan_price'

/** The plans in the database. Old prices stay known: those who bought at one keep it. */
@inject()
export class Plans {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway
  ) {}

  /** In the order they are shown. */
  async list(): Promise<PricedPlan[]> {
    const rows = await this.#read()
    if (this.#areComplete(rows)) return rows
    await this.store()
    return this.#read()
  }

  /** As they will stand once the rows are brought up to the config. */
  async listConfigured(): Promise<PricedPlan[]> {
    const plans = await this.list()
    return plans.map((plan) => ({
      ...plan,
      ...configured.find(({ planId }) => planId === plan.planId),
    }))
  }

  async find(planId: string): Promise<PricedPlan | null> {
    const plans = await this.list()
    return plans.find((plan) => plan.planId === planId) ?? null
  }

  /** The plan a price belongs to, with the amount that price had. Null for a price that is none of ours. */
  async findByPrice(priceId: string): Promise<PricedPlan | null> {
    const { database, gateway } = this
    const known = await PlanPrice.findBy({ provider: gateway.provider, priceId }, database.read)
    const plan = known && (await this.find(known.planId))
    return plan ? { ...plan, price: known.price, priceId } : null
  }

  /** Brings the rows up to the config. */
  async store(): Promise<void> {
    const now = this.clock.now()
    await this.database.transaction(async ({ sql }) => {
      for (const plan of configured) {
        await storePlan(sql, plan, now)
      }
    })
    for (const plan of await this.#read()) {
      const priceId = this.gateway.priceWithoutSync(plan)
      if (priceId && !plan.priceId) await this.keepPrice(plan, priceId)
    }
  }

  async keepPrice(plan: PricedPlan, priceId: string): Promise<void> {
    const { database, gateway, clock } = this
    const { planId, price, currency } = plan
    const { provider } = gateway
    const known = { planId, provider, priceId, price, currency, createdAt: clock.now() }
    await insertUnlessKnown(new PlanPrice().fill(known), database.read)
  }

  #areComplete(rows: PricedPlan[]): boolean {
    const { gateway } = this
    const needsPrice = (plan: PricedPlan) =>
      !plan.priceId && gateway.priceWithoutSync(plan) !== null
    return rows.length >= configured.length && !rows.some(needsPrice)
  }

  async #read(): Promise<PricedPlan[]> {
    const { database, gateway } = this
    const stored = await Plan.query(database.read).preload('prices', (prices) => {
      void prices.where('provider', gateway.provider).orderBy('id', 'desc')
    })
    const order = configured.map((plan) => plan.planId)
    return stored
      .filter(({ planId }) => order.includes(planId))
      .sort((a, b) => order.indexOf(a.planId) - order.indexOf(b.planId))
      .map(planOf)
  }
}

function planOf(plan: Plan): PricedPlan {
  const { price, currency } = plan
  const current = plan.prices.find((each) => each.price === price && each.currency === currency)
  return {
    id: plan.id,
    planId: plan.planId,
    name: plan.name,
    price,
    currency,
    messagesPerDay: plan.messagesPerDay,
    totalMessages: plan.totalMessages,
    lookupKey: plan.lookupKey,
    priceId: current?.priceId ?? null,
  }
}

/**
 * Several processes may start at once: whoever comes second
 * finds the row there, by whichever of its two keys.
 */
async function storePlan(sql: Sql, plan: PlanSettings, now: number): Promise<void> {
  const { planId, ...values } = { ...plan, updatedAt: now }
  await insertUnlessKnown(new Plan().fill({ planId, ...values }), sql)
  await Plan.query(sql).where({ planId }).update(values)
}
