import type { ConversationMessage } from '#app/conversations/thread/contract'
import { deliveryIn, NO_REASON } from '../../lib/delivery_words'

/** Null for the user's own. */
export function deliveryOf({ state, reason = NO_REASON }: ConversationMessage) {
  return state ? deliveryIn(state, reason) : null
}
