import type { ConversationMessage } from '#app/conversations/thread/contract'

/** What a screen reader hears after a poll: one sentence however many texts came. */
export function arrivalWords(arrived: readonly ConversationMessage[], name: string): string {
  const [text] = arrived
  if (!text) return ''
  if (arrived.length > 1) return `${arrived.length} new messages`
  const words = text.message || 'a picture'
  if (text.kind === 'notice') return `Notice: ${words}`
  return `New message from ${text.sender === 'user' ? 'you' : name}: ${words}`
}
