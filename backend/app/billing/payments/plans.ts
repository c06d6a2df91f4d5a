import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import type { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { PlanRow } from '#app/billing/payments/plan_row'

type StoredPlan = Omit<PlanRow, 'id' | 'priceId'>

/** The plans in the database. Old prices stay known: those who bought at one keep it. */
export class Plans {
  constructor(
    private readonly parts: { database: Database; clock: Clock; gateway: PaymentGateway },
    private readonly configured: readonly StoredPlan[]
  ) {}

  /** In the order they are shown. */
  async list(): Promise<PlanRow[]> {
    const rows = await this.#read()
    if (this.#areComplete(rows)) return rows
    await this.store()
    return this.#read()
  }

  async find(planId: string): Promise<PlanRow | null> {
    const plans = await this.list()
    return plans.find((plan) => plan.planId === planId) ?? null
  }

  /** The plan a price belongs to, with the amount that price had. Null for a price that is none of ours. */
  async findByPrice(priceId: string): Promise<PlanRow | null> {
    const row = await this.parts.database.read.first<{ plan_id: string; price: number }>(
      'select plan_id, price from plan_prices where provider = ? and price_id = ?',
      this.parts.gateway.provider,
      priceId
    )
    const plan = row && (await this.find(row.plan_id))
    return plan ? { ...plan, price: row.price, priceId } : null
  }

  /** Brings the rows up to the config. */
  async store(): Promise<void> {
    const now = this.parts.clock.now()
    await this.parts.database.transaction(async ({ sql }) => {
      for (const plan of this.configured) {
        await storePlan(sql, plan, now)
      }
    })
    for (const plan of await this.#read()) {
      const priceId = this.parts.gateway.priceWithoutSync(plan)
      if (priceId && !plan.priceId) await this.keepPrice(plan, priceId)
    }
  }

  async keepPrice(plan: PlanRow, priceId: string): Promise<void> {
    await this.parts.database.read.run(
      `insert into plan_prices (plan_id, provider, price_id, price, currency, created_at)
       values (?, ?, ?, ?, ?, ?) on conflict (provider, price_id) do nothing`,
      plan.planId,
      this.parts.gateway.provider,
      priceId,
      plan.price,
      plan.currency,
      this.parts.clock.now()
    )
  }

  #areComplete(rows: PlanRow[]): boolean {
    const { gateway } = this.parts
    const needsPrice = (plan: PlanRow) => !plan.priceId && gateway.priceWithoutSync(plan) !== null
    return rows.length >= this.configured.length && !rows.some(needsPrice)
  }

  async #read(): Promise<PlanRow[]> {
    const rows = await this.parts.database.read.all<StoredRow>(READ, this.parts.gateway.provider)
    const order = this.configured.map((plan) => plan.planId)
    return rows
      .filter((row) => order.includes(row.plan_id))
      .sort((a, b) => order.indexOf(a.plan_id) - order.indexOf(b.plan_id))
      .map(planOf)
  }
}

interface StoredRow {
  id: number
  plan_id: PlanRow['planId']
  name: string
  price: number
  currency: string
  messages_per_day: number | null
  total_messages: number | null
  lookup_key: string
  price_id: string | null
}

const READ = `select p.id, p.plan_id, p.name, p.price, p.currency, p.messages_per_day, p.total_messages, p.lookup_key,
    (select s.price_id from plan_prices s where s.plan_id = p.plan_id and s.provider = ?
       and s.price = p.price and s.currency = p.currency order by s.id desc limit 1) as price_id
  from plans p`

function planOf(row: StoredRow): PlanRow {
  return {
    id: row.id,
    planId: row.plan_id,
    name: row.name,
    price: row.price,
    currency: row.currency,
    messagesPerDay: row.messages_per_day,
    totalMessages: row.total_messages,
    lookupKey: row.lookup_key,
    priceId: row.price_id,
  }
}

/** Several processes may start at once: whoever comes second finds the row there, by whichever of its two keys. */
async function storePlan(sql: Sql, plan: StoredPlan, now: number): Promise<void> {
  const values = [
    plan.name,
    plan.price,
    plan.currency,
    plan.messagesPerDay,
    plan.totalMessages,
    plan.lookupKey,
    now,
    plan.planId,
  ]
  await sql.run(
    `insert into plans (name, price, currency, messages_per_day, total_messages, lookup_key, updated_at, plan_id)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ...values
  )
  await sql.run(
    `update plans set name = ?, price = ?, currency = ?, messages_per_day = ?, total_messages = ?,
       lookup_key = ?, updated_at = ? where plan_id = ?`,
    ...values
  )
}
