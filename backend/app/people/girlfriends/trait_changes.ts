import type { ChangedTrait, TraitChange } from '#app/models/contract'

type Traits = Partial<Record<ChangedTrait, string>>

const TRAITS: readonly ChangedTrait[] = ['personality', 'communicationStyle', 'relationshipStyle']

/** What differs, as she will know of it. `at` is epoch milliseconds. */
export function traitChanges(before: Traits, wanted: Traits, at: number): TraitChange[] {
  return TRAITS.flatMap((what) => {
    const [from = '', to = from] = [before[what], wanted[what]]
    return from === to ? [] : [{ what, from, to, at }]
  })
}
