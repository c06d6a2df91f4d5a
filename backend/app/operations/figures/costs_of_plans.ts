import type { Costs, CostsOfMany, Money } from '#app/operations/figures/contract'
import { ALL_PURSES } from '#app/operations/figures/figures_sql'
import type { CallsOnPlan, MovedOnPlan, SpentOnPlan } from '#app/operations/figures/count_costs'
import { MICROS_PER_CENT, totalOf } from '#app/operations/figures/count_period'

export interface Counted {
  spent: readonly SpentOnPlan[]
  moved: readonly MovedOnPlan[]
  calls: readonly CallsOnPlan[]
}

interface Named {
  plan: string
  name: string
}

/** A line for each of these plans, one for what belongs to none of them, and all together. */
export function costsOfPlans(
  counted: Counted,
  plans: readonly Named[]
): Pick<Costs, 'plans' | 'withoutAccount' | 'total'> {
  const lines = plans.map(({ plan, name }) => {
    return { plan, name, ...costsOf(counted, (other) => other === plan) }
  })
  const all = costsOf(counted, (plan) => plan !== ALL_PURSES)
  // The purses know of those who have left, too.
  const { textsMicros, modelMicros } = costsOf(counted, (plan) => plan === ALL_PURSES)
  const total = { ...all, ...moneyOf({ ...all, textsMicros, modelMicros }) }
  return { plans: lines, withoutAccount: restOf(total, lines), total }
}

function costsOf(counted: Counted, isOne: (plan: string | null) => boolean): CostsOfMany {
  const [spent, moved, calls] = [
    counted.spent.filter(({ plan }) => isOne(plan)),
    counted.moved.filter(({ plan }) => isOne(plan)),
    counted.calls.filter(({ plan }) => isOne(plan)),
  ]
  return {
    people: totalOf(spent, 'people'),
    ...moneyOf({
      revenueMicros: totalOf(moved, 'cents') * MICROS_PER_CENT,
      textsMicros: totalOf(spent, 'texts'),
      modelMicros: totalOf(spent, 'model'),
    }),
    promptTokens: totalOf(calls, 'prompt_tokens'),
    cachedTokens: totalOf(calls, 'cached_tokens'),
  }
}

function restOf(total: CostsOfMany, lines: readonly CostsOfMany[]): CostsOfMany {
  const rest = (name: keyof CostsOfMany) => total[name] - totalOf(lines, name)
  return {
    people: rest('people'),
    ...moneyOf({
      revenueMicros: rest('revenueMicros'),
      textsMicros: rest('textsMicros'),
      modelMicros: rest('modelMicros'),
    }),
    promptTokens: rest('promptTokens'),
    cachedTokens: rest('cachedTokens'),
  }
}

/** With what is left of it. */
export function moneyOf({
  revenueMicros,
  textsMicros,
  modelMicros,
}: Omit<Money, 'marginMicros'>): Money {
  const marginMicros = revenueMicros - textsMicros - modelMicros
  return { revenueMicros, textsMicros, modelMicros, marginMicros }
}
