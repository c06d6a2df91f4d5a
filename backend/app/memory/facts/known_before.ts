import { valueKey } from '#app/memory/facts/fact_values'
import { focusAfter } from '#app/memory/facts/focus'
import type { FoundFact } from '#app/memory/facts/found_fact'
import type { Draft } from '#app/memory/facts/slots'

/** Known from the turns before: names of kin and of animals, and who was spoken of last. */
export interface Known {
  kin: Map<string, string>
  pets: Map<string, string>
  focus: string | null
  /** The name of that one, when the text before says it. */
  whose: string | null
}

interface Turn {
  sender: string
  text: string
}

interface Told {
  all: readonly FoundFact[]
  /** By the last text of theirs. */
  last: readonly FoundFact[]
}

export function knownFrom({ all, last }: Told, before: readonly Turn[]): Known {
  const focus = focusOf(before)
  const named = all.filter(({ change }) => change === 'holds')
  const kin = named.filter(({ slot }) => slot.startsWith('name of:'))
  const pets = named.filter(({ slot, value }) => slot.startsWith('pet:') && slot !== `pet:${value}`)
  return {
    kin: new Map(kin.map(({ slot, value }) => [valueKey(value), slot.slice('name of:'.length)])),
    pets: new Map(pets.map(({ slot, value }) => [slot.slice('pet:'.length), value])),
    focus,
    whose: nameInFocus(focus, last),
  }
}

export function focusOf(before: readonly Turn[]): string | null {
  return before
    .filter(({ sender }) => sender === 'user')
    .reduce<string | null>((focus, { text }) => focusAfter(text, focus), null)
}

export function learn({ kin, pets }: Known, slot: string, value: string): void {
  if (slot.startsWith('name of:')) kin.set(valueKey(value), slot.slice('name of:'.length))
  if (slot.startsWith('pet:') && slot !== `pet:${value}`) pets.set(slot.slice('pet:'.length), value)
}

/** By what name somebody was spoken of, where that text has one name for them; else null. */
function nameInFocus(focus: string | null, told: readonly FoundFact[]): string | null {
  const named = told.filter(({ slot, change }) => slot === `name of:${focus}` && change === 'holds')
  return named.length === 1 ? (named[0]?.value ?? null) : null
}

/** What "she" is told of belongs to whom she stands for. */
export function withWhose(draft: Draft, focus: string | null, whose: string | null): Draft {
  return whose !== null && draft.slot.endsWith(` of:${focus}`) ? { ...draft, whose } : draft
}
