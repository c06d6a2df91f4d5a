import type { FoundFact, KnownSlot } from '#app/memory/facts/found_fact'

/** What is known of somebody once these are told too. */
export function knownAfter(known: readonly KnownSlot[], facts: readonly FoundFact[]): KnownSlot[] {
  const slots = new Map(known.map(({ slot, sentence }) => [slot, sentence]))
  for (const { slot, sentence, change } of facts.filter(({ about }) => about === 'user')) {
    slots.delete(slot)
    if (change === 'holds') slots.set(slot, sentence)
  }
  return [...slots].map(([slot, sentence]) => ({ slot, sentence }))
}
