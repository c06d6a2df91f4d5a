import type { OutboundState } from '#app/conversations/thread/contract'

interface Delivery {
  words: string
  isFailed: boolean
}

const ON_THE_WAY: Partial<Record<OutboundState, string>> = {
  queued: 'Sending',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
}
export const NO_REASON = 'the carrier gave no reason'

/** What became of a text of hers. There is no "read": SMS does not tell. */
export function deliveryIn(state: OutboundState, reason: string): Delivery {
  const words = ON_THE_WAY[state]
  if (words) return { words, isFailed: false }
  const what = state === 'unknown' ? 'Not confirmed' : 'Not delivered'
  return { words: `${what}: ${reason}`, isFailed: true }
}
