import type { Sends } from '#app/console/calls/contract'
import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ActionDialog } from '../actions/action_dialog'
import { isReason, ReasonField } from '../actions/reason_field'
import { useStaffCall } from '../actions/use_staff_call'

const STOP = {
  title: 'Stop all sends?',
  text:
    'No text leaves any more, to anybody, but answers to STOP and HELP. ' +
    'What is due waits, and goes while it is still valid.',
  word: 'STOP',
  confirmLabel: 'Stop all sends',
  said: 'All sends are stopped',
}
const GO = {
  title: 'Let sends go again?',
  text:
    'Texts leave again, those that waited first; ' +
    'replies that were held back are written within a minute. ' +
    'What is no longer valid does not go.',
  word: 'START',
  confirmLabel: 'Let sends go',
  said: 'Sends go again',
}

interface SendsDialogProps {
  areStopped: boolean
  onClose: () => void
}

/** Takes a reason and a typed word: it concerns everybody. */
export function SendsDialog({ areStopped, onClose }: SendsDialogProps) {
  const { said, text, word, ...words } = areStopped ? GO : STOP
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useStaffCall({ said, then: onClose })
  const body: Pick<Sends, 'areAllStopped' | 'reason'> = {
    areAllStopped: !areStopped,
    reason: reason.trim(),
  }
  return (
    <ActionDialog
      {...words}
      {...{ isPending, error, onClose }}
      tone={areStopped ? 'primary' : 'error'}
      isReady={isReason(reason) && typed.trim().toUpperCase() === word}
      onConfirm={() => mutate({ method: 'PUT', path: '/api/admin/sends', body })}
    >
      <Typography variant="body2">{text}</Typography>
      <ReasonField value={reason} onChange={setReason} />
      <TextField
        label={`Type ${word} to confirm`}
        required
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActionDialog>
  )
}
