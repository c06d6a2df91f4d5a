import type { RaRecord } from 'react-admin'
import { deliveryIn, NO_REASON } from '../../lib/delivery_words'
import { reasonWords } from '../values/reason_words'

/** Null for what the person wrote. */
export function deliveryOf({ direction, state, reason, errorCode }: RaRecord) {
  if (direction !== 'outbound') return null
  const code = errorCode ? ` (${errorCode})` : ''
  return deliveryIn(state, `${reasonWords(String(reason || NO_REASON))}${code}`)
}
