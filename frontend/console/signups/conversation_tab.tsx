import { Box, Typography } from '@mui/material'
import { useGetList, useRecordContext } from 'react-admin'
import { ConversationThread } from '../conversations/conversation_thread'
import { PageTrouble } from '../frame/page_trouble'
import { Panel } from '../resources/panel'

/** Their newest talk; starting over begins another. */
export function ConversationTab() {
  const record = useRecordContext()
  const query = useGetList(
    'conversations',
    {
      filter: { userId: Number(record?.id) },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: record !== undefined }
  )
  const { data, isPending } = query
  if (isPending) return <Box sx={{ minHeight: 320 }} aria-busy="true" />
  if (!data) return <PageTrouble query={query} fallback="The conversation could not be loaded." />
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
