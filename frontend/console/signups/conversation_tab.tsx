import { Alert, Box, Typography } from '@mui/material'
import { useGetList, useRecordContext } from 'react-admin'
import { messageOf } from '../actions/message_of'
import { ConversationThread } from '../conversations/conversation_thread'
import { Panel } from '../resources/panel'

/** Their newest talk; starting over begins another. */
export function ConversationTab() {
  const record = useRecordContext()
  const { data, isPending, error } = useGetList(
    'conversations',
    {
      filter: { userId: Number(record?.id) },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: record !== undefined }
  )
  if (isPending) return <Box sx={{ minHeight: 320 }} aria-busy="true" />
  if (error)
    return (
      <Alert severity="error">{messageOf(error, 'The conversation could not be loaded.')}</Alert>
    )
  const [talk] = data
  return (
    <Panel>
      {talk ? (
        <ConversationThread conversationId={Number(talk.id)} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>No conversation yet.</Typography>
      )}
    </Panel>
  )
}
