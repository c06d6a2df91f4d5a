import { Typography } from '@mui/material'
import { useState } from 'react'
import { ActionDialog } from './action_dialog'
import { isReason, ReasonField } from './reason_field'
import { useStaffCall } from './use_staff_call'

interface ReasonDialogProps {
  title: string
  /** What will happen. */
  text: string
  confirmLabel: string
  said: string
  method?: 'POST' | 'PUT'
  path: string
  body?: object
  onClose: () => void
}

/** A call that needs nothing but a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { method = 'POST', path, body, said, onClose, text, ...words } = props
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useStaffCall({ said, then: onClose })
  return (
    <ActionDialog
      {...words}
      {...{ isPending, error, onClose }}
      isReady={isReason(reason)}
      onConfirm={() => mutate({ method, path, body: { ...body, reason: reason.trim() } })}
    >
      <Typography variant="body2">{text}</Typography>
      <ReasonField value={reason} onChange={setReason} />
    </ActionDialog>
  )
}
