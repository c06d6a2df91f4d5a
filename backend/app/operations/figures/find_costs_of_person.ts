import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import providers from '#config/providers'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { notFound } from '#app/core/answers/refusal'
import { Database } from '#app/core/database/database'
import { listOf } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'
import type { ProviderName } from '#app/models/contract'
import { User } from '#app/models/user'
import type { CostsOfPerson, Money } from '#app/operations/figures/contract'
import { movedByPerson, spentByPerson } from '#app/operations/figures/figures_sql'
import { dayBegins, pastDays } from '#app/operations/figures/figures_of_days'
import { moneyOf } from '#app/operations/figures/costs_of_plans'
import { MICROS_PER_CENT } from '#app/operations/figures/count_period'

/** As many as a list for SQL holds without a statement of its own. */
const DAYS_AT_ONCE = 200

interface Ledger {
  spent: { day: string; kind: string; micros: number }[]
  moved: { at: number; cents: number }[]
}

/**
 * What a person paid and cost. Payments are kept for good, costs by person for a while (KEEP_SPENDING_DAYS):
 * both are counted over the same days, or the margin would be none.
 */
@inject()
export class FindCostsOfPerson {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(userId: number): Promise<CostsOfPerson> {
    const { read } = this.database
    const now = this.clock.now()
    const user = await User.find(userId, read)
    if (!user) throw notFound()
    const kept = dayBegins(now - limits.retention.spendingMs)
    const signedUp = dayBegins(user.createdAt)
    const since = Math.max(kept, signedUp)
    const spent = await listSpentByPerson(read, userId, daysOf(since, now))
    const moved = await listMovedByPerson(read, userId, providers.payment.driver)
    const lately = Math.max(since, pastDays(now)[0] ?? since)
    return {
      since: new Date(since).toISOString(),
      isSinceSignup: signedUp >= kept,
      lately: moneySince(lately, { spent, moved }),
      total: moneySince(since, { spent, moved }),
    }
  }
}

/** By UTC day, of these days. */
export async function listSpentByPerson(
  sql: Sql,
  userId: number,
  days: readonly string[]
): Promise<Ledger['spent']> {
  const found: Ledger['spent'] = []
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    const { marks, values } = listOf(days.slice(from, from + DAYS_AT_ONCE))
    found.push(...(await sql.all<Ledger['spent'][number]>(spentByPerson(marks), userId, ...values)))
  }
  return found
}

export function listMovedByPerson(
  sql: Sql,
  userId: number,
  provider: ProviderName
): Promise<Ledger['moved']> {
  return sql.all(movedByPerson(), userId, provider, userId, provider)
}

function daysOf(from: number, until: number): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day += DAY) days.push(spendingDayOf(day))
  return days
}

function moneySince(from: number, { spent, moved }: Ledger): Money {
  const firstDay = spendingDayOf(from)
  const costs = spent.filter(({ day }) => day >= firstDay)
  const microsOf = (isModel: boolean) =>
    costs
      .filter(({ kind }) => (kind === 'ai') === isModel)
      .reduce((sum, { micros }) => sum + micros, 0)
  const cents = moved.filter(({ at }) => at >= from).reduce((sum, move) => sum + move.cents, 0)
  return moneyOf({
    revenueMicros: cents * MICROS_PER_CENT,
    textsMicros: microsOf(false),
    modelMicros: microsOf(true),
  })
}
