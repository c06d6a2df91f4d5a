import { Button } from '@mui/material'
import { Gift, Pause, Play, Send } from 'lucide-react'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { DialogButton } from '../actions/dialog_button'
import { GrantDialog } from '../actions/grant_dialog'
import { ReasonDialog } from '../actions/reason_dialog'
import { useMay } from '../sign_in/staff_session'

/** What this role may do for the person. */
export function SignupActions() {
  const record = useRecordContext()
  const may = useMay()
  if (!record) return null
  const id = Number(record.id)
  const mayActOn = record.role === 'user' || may('staff.act_on')
  return (
    <>
      {may('signups.pause') && mayActOn && (
        <PauseButton id={id} isPaused={Boolean(record.isPaused)} />
      )}
      {may('signups.grant') && (
        <DialogButton
          label="Grant messages"
          icon={<Gift size={16} />}
          dialog={(close) => <GrantDialog userId={id} onClose={close} />}
        />
      )}
      {may('sms.send_anywhere') && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to="/sms-multi-user?tab=testing"
          startIcon={<Send size={16} />}
        >
          Send a test text
        </Button>
      )}
    </>
  )
}

function PauseButton({ id, isPaused }: { id: number; isPaused: boolean }) {
  return (
    <DialogButton
      label={isPaused ? 'Resume' : 'Pause'}
      icon={isPaused ? <Play size={16} /> : <Pause size={16} />}
      dialog={(close) => <PauseDialog {...{ id, isPaused }} onClose={close} />}
    />
  )
}

function PauseDialog(props: { id: number; isPaused: boolean; onClose: () => void }) {
  // Paused by somebody else meanwhile, the same dialog must not come to mean the opposite.
  const [wasPaused] = useState(props.isPaused)
  return (
    <ReasonDialog
      {...(wasPaused ? RESUME : PAUSE)}
      method="PUT"
      path={`/api/admin/signups/${props.id}`}
      body={{ isPaused: !wasPaused }}
      onClose={props.onClose}
    />
  )
}

const PAUSE = {
  title: 'Pause this person',
  text:
    'She stops texting, and nothing scheduled goes out. ' +
    'Crisis texts, codes and answers to STOP and HELP still do. ' +
    'A plan is not renewed. Only staff can end it.',
  confirmLabel: 'Pause',
  said: 'Paused',
}
const RESUME = {
  title: 'Resume this person',
  text:
    'She texts again, and scheduled messages go out again from now on. ' +
    'A plan still ends with the month that is paid, unless they keep it on their plans page.',
  confirmLabel: 'Resume',
  said: 'Resumed',
}
