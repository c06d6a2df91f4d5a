import type { Sends } from '#app/console/calls/contract'
import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ActionDialog } from '../actions/action_dialog'
import { isReason, ReasonField } from '../actions/reason_field'
import { useStaffCall } from '../actions/use_staff_call'

const STOP = {
  title: 'Stop all sends?',
  text:
    'No texts go out to anyone, except answers to STOP and HELP. ' +
    'Texts that are due wait, and go out while they are still valid.',
  word: 'STOP',
  confirmLabel: 'Stop all sends',
  said: 'All sends are stopped',
}
const GO = {
  title: 'Resume all sends?',
  text:
    'Texts go out again, those that waited first; ' +
    'replies that were held back are written within a minute. ' +
    'Expired texts are not sent.',
  word: 'START',
  confirmLabel: 'Resume sends',
  said: 'Sends resumed',
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
