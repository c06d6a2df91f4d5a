import type { OutboundKind } from '#app/models/kinds'

/**
 * Members pay with their subscriptions for their texts and her thoughts. What anybody can make us spend,
 * by texting us without an account, by keywords or by asking for codes, has a purse and a cap of its own:
 * it never holds a member's texts back.
 */
export const PURSES = ['members', 'strangers', 'codes'] as const
export type Purse = (typeof PURSES)[number]

/** Where the sums of a purse stand, in place of a person's id. */
export const PURSE_ROWS: Readonly<Record<Purse, number>> = { members: 0, strangers: -1, codes: -2 }
/** A purse’s costs are added to any of so many rows: workers that commit at once seldom wait for the same. */
export const PURSE_SLOTS = 8

const ANSWERS: ReadonlySet<OutboundKind> = new Set([
  ...(['pointer', 'stop_answer', 'keyword_answer', 'crisis'] as const),
])

/** Who pays for a text of ours. An answer that no cap holds back is never the members' to pay. */
export function purseOf(kind: OutboundKind): Purse {
  if (kind === 'code') return 'codes'
  return ANSWERS.has(kind) ? 'strangers' : 'members'
}
