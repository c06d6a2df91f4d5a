import { MessagesSquare } from 'lucide-react'
import { useRecordContext } from 'react-admin'
import type { Face } from '../resources/face'
import { Panel } from '../resources/panel'
import { ConversationThread } from './conversation_thread'

export const conversations: Face = {
  resource: 'conversations',
  section: 'People',
  icon: MessagesSquare,
  More: ConversationMore,
}

function ConversationMore() {
  const record = useRecordContext()
  if (!record) return null
  return (
    <Panel title="Conversation">
      <ConversationThread conversationId={Number(record.id)} />
    </Panel>
  )
}
