import type { RaRecord } from 'react-admin'
import { reasonWords } from '../values/reason_words'

const WORDS: Record<string, string> = {
  queued: 'Sending',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
}

export interface Delivery {
  words: string
  isFailed: boolean
}

/** What became of a text of hers; null for what the person wrote. Nothing tells that it was read. */
export function deliveryOf({ direction, state, reason, errorCode }: RaRecord): Delivery | null {
  if (direction !== 'outbound') return null
  const words = WORDS[String(state)]
  if (words) return { words, isFailed: false }
  const what = state === 'unknown' ? 'Not confirmed' : 'Not delivered'
  const code = errorCode ? ` (${errorCode})` : ''
  return {
    words: `${what}: ${reasonWords(String(reason || 'the carrier gave no reason'))}${code}`,
    isFailed: true,
  }
}
