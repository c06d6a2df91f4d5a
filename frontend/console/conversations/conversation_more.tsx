import { useRecordContext } from 'react-admin'
import { Panel } from '../resources/panel'
import { ConversationThread } from './conversation_thread'

export function ConversationMore() {
  const record = useRecordContext()
  if (!record) return null
  return (
    <Panel title="Conversation">
      <ConversationThread conversationId={Number(record.id)} />
    </Panel>
  )
}
