import { DAY } from '#app/core/clock/durations'
import type { Sql } from '#app/core/database/sql'
import { callsByPlan, movedByPlan, spentByPlan } from '#app/operations/figures/figures_sql'
import type { Period } from '#app/operations/figures/count_period'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'
import type { ProviderName } from '#app/models/contract'

/** `plan`: what people have now; null for nobody who is still here. */
interface OfPlan {
  plan: string | null
}

export interface SpentOnPlan extends OfPlan {
  people: number
  texts: number
  model: number
}

export interface MovedOnPlan extends OfPlan {
  cents: number
}

/** Calls of a day that are alike. */
export interface CallsOnPlan extends OfPlan {
  model: string
  /** Null where no check held the words back. */
  failed_check: string | null
  /** Null for words of a stand-in. */
  prompt_version: string | null
  calls: number
  prompt_tokens: number
  cached_tokens: number
  micros: number
}

/** What texts and models cost from the UTC day on in which `from` lies. */
export async function sumSpentByPlan(sql: Sql, from: number): Promise<SpentOnPlan[]> {
  return sql.all<SpentOnPlan>(spentByPlan(), spendingDayOf(from))
}

export async function sumMovedByPlan(
  sql: Sql,
  { from, until }: Period,
  provider: ProviderName
): Promise<MovedOnPlan[]> {
  const values = [provider, from, until]
  return sql.all<MovedOnPlan>(movedByPlan(), ...values, ...values)
}

/**
 * The calls of these UTC days, each by its beginning. Asked day by day: on SQLite, where there is one
 * connection, nobody waits for more than one of them.
 */
export async function countCallsByPlan(sql: Sql, days: readonly number[]): Promise<CallsOnPlan[]> {
  const found: CallsOnPlan[] = []
  for (const day of days) {
    const rows = await sql.all<CallsOnPlan>(callsByPlan(), day, day + DAY)
    found.push(...rows)
  }
  return found
}
