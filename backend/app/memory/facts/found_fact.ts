/**
 * Something one text says of its writer, or takes back. A slot is one question that has
 * one answer at a time (`home`, `job`, `name of:sister`, `pet:rex`, `taste:hiking`), so a
 * new value in a slot ends the old one, and the same value said again is the same fact.
 */
export interface FoundFact {
  about: 'user' | 'girlfriend'
  /** Lower case, at most 80 characters. */
  slot: string
  /** As it was said, tidied: `Lisbon`, `Rex`, `like`; at most 120 characters. */
  value: string
  /**
   * A whole sentence to the person (`You live in Lisbon.`) or about her (`She
   * likes rain.`), at most 200 characters. Relative dates are absolute.
   * A note, which quotes what was said, takes 300.
   */
  sentence: string
  /** `ended` takes it back without naming a new value: `I quit my job`, `I don't live in Porto any more`. */
  change: 'holds' | 'ended'
  /** 0 to 1: 1 is plainly said, below 0.5 is not kept. */
  confidence: number
  /** By what name they were spoken of whose it is, where the slot has only `sister`: `Anna`. */
  whose?: string
  /** When it began, or was so, if the text says it; else it counts from the text. Epoch milliseconds. */
  since?: number
  /** When the other texts were written that its sentence quotes. Epoch milliseconds. */
  besides?: number[]
  /** Until when it holds, if it passes by itself: a plan is over after its day. Epoch milliseconds. */
  until?: number
}

/** What is held of somebody: a current memory. */
export interface KnownSlot {
  slot: string
  sentence: string
}
