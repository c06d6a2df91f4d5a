import { MessagesSquare } from 'lucide-react'
import type { Face } from '../resources/face'
import { ConversationMore } from './conversation_more'

export const conversations: Face = {
  resource: 'conversations',
  section: 'People',
  icon: MessagesSquare,
  More: ConversationMore,
}
