import { Alert, Button, Stack } from '@mui/material'
import { MessagesSquare, RotateCcw } from 'lucide-react'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { DialogButton } from '../actions/dialog_button'
import { ReasonDialog } from '../actions/reason_dialog'
import { Panel } from '../resources/panel'
import { useMay } from '../sign_in/staff_session'
import { errorWords } from '../values/error_words'
import { MessageTimeline } from './message_timeline'

const LOST = ['failed', 'undelivered']

export function MessageActions() {
  const record = useRecordContext()
  const may = useMay()
  if (!record) return null
  const isLost = record.direction === 'outbound' && LOST.includes(String(record.state))
  return (
    <>
      {record.userId && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={`/admin/signups/${record.userId}/show?tab=conversation`}
          startIcon={<MessagesSquare aria-hidden="true" size={16} />}
        >
          Conversation
        </Button>
      )}
      {isLost && may('messages.resend') && (
        <DialogButton
          label="Resend"
          icon={<RotateCcw aria-hidden="true" size={16} />}
          dialog={(close) => (
            <ReasonDialog
              title={`Resend text #${record.id}`}
              text={
                'The same words go out once more, as a new text. ' +
                'The gate decides whether it can go out.'
              }
              confirmLabel="Resend"
              said="The text is on its way"
              path={`/api/admin/messages/${record.id}/resend`}
              onClose={close}
            />
          )}
        />
      )}
    </>
  )
}

/** What became of it, and what the provider's code means. */
export function MessageMore() {
  const record = useRecordContext()
  if (!record) return null
  return (
    <Stack sx={{ gap: 2 }}>
      {Boolean(record.errorCode) && (
        <Alert severity="warning">{errorWords(Number(record.errorCode))}</Alert>
      )}
      <Panel title="Timeline">
        <MessageTimeline record={record} />
      </Panel>
    </Stack>
  )
}
