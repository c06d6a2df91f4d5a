import type { ConversationView } from '#app/conversations/thread/contract'

/** `75 messages`, and `75 messages · 23 from you · 52 from her`. */
export function countsWords({ total, fromUser, fromGirlfriend }: ConversationView['counts']) {
  const words = `${total} ${total === 1 ? 'message' : 'messages'}`
  return { total: words, whole: `${words} · ${fromUser} from you · ${fromGirlfriend} from her` }
}
