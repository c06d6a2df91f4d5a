import type { Rejections, UseOfModel } from '#app/operations/figures/contract'
import { totalOf } from '#app/operations/figures/count_period'
import type { CallsOnPlan } from '#app/operations/figures/count_costs'

/** The most asked first. */
export function useOfModels(calls: readonly CallsOnPlan[]): UseOfModel[] {
  const models = [...Map.groupBy(calls, ({ model }) => model)].map(([model, rows]) => ({
    model,
    calls: totalOf(rows, 'calls'),
    promptTokens: totalOf(rows, 'prompt_tokens'),
    cachedTokens: totalOf(rows, 'cached_tokens'),
    costMicros: totalOf(rows, 'micros'),
    rejected: totalOf(
      rows.filter(({ failed_check: check }) => check !== null),
      'calls'
    ),
  }))
  return models.sort((one, other) => other.calls - one.calls || byName(one.model, other.model))
}

/** By check, model and prompt, the most frequent first. */
export function rejectionsOf(calls: readonly CallsOnPlan[]): Rejections[] {
  const found = new Map<string, Rejections>()
  const asked = Map.groupBy(calls, writerOf)
  for (const call of calls) {
    const { failed_check: check, model, prompt_version: promptVersion, calls: times } = call
    if (check === null) continue
    const key = `${check} ${writerOf(call)}`
    const before = found.get(key)?.calls ?? 0
    const of = totalOf(asked.get(writerOf(call)) ?? [], 'calls')
    found.set(key, { check, model, promptVersion, calls: before + times, of })
  }
  const inOrder = [...found].sort(
    ([one, { calls: few }], [other, { calls: many }]) => many - few || byName(one, other)
  )
  return inOrder.map(([, rejections]) => rejections)
}

function writerOf({ model, prompt_version: prompt }: CallsOnPlan): string {
  return `${model} ${prompt ?? ''}`
}

function byName(one: string, other: string): number {
  return one < other ? -1 : 1
}
