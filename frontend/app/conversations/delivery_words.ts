import type { ConversationMessage, OutboundState } from '#app/conversations/thread/contract'

export interface Delivery {
  words: string
  isFailed: boolean
}

const NO_REASON = 'the carrier gave no reason'

const ON_THE_WAY: Partial<Record<OutboundState, string>> = {
  queued: 'Sending',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
}

/** What became of one of her texts; null for the user's own. There is no "read": SMS does not tell. */
export function deliveryOf({ state, reason = NO_REASON }: ConversationMessage): Delivery | null {
  if (!state) return null
  const words = ON_THE_WAY[state]
  if (words) return { words, isFailed: false }
  const what = state === 'unknown' ? 'Not confirmed' : 'Not delivered'
  return { words: `${what}: ${reason}`, isFailed: true }
}
