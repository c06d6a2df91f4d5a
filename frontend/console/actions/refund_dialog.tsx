import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { dollarsOfCents } from '../values/dollars'
import { ActionDialog } from './action_dialog'
import { isReason, ReasonField } from './reason_field'
import { useStaffCall } from './use_staff_call'

interface RefundDialogProps {
  purchase: RaRecord
  onClose: () => void
}

/** Money back: all of what is left of it, once its amount was typed. */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const left = dollarsOfCents(Number(purchase.amount) - Number(purchase.refunded ?? 0))
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useStaffCall({
    said: `${left} is on its way back`,
    then: onClose,
  })
  const refund = () =>
    mutate({
      method: 'POST',
      path: `/api/admin/purchases/${purchase.id}/refund`,
      body: { reason: reason.trim() },
    })
  return (
    <ActionDialog
      title={`Refund ${left}`}
      confirmLabel={`Refund ${left}`}
      tone="error"
      isReady={typed.trim() === left && isReason(reason)}
      {...{ isPending, error, onClose }}
      onConfirm={refund}
    >
      <Typography variant="body2">
        All of it goes back to where it came from, and what was bought with it ends. This cannot be
        undone.
      </Typography>
      <ReasonField value={reason} onChange={setReason} />
      <TextField
        label={`Type ${left} to confirm`}
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
    </ActionDialog>
  )
}

/** Whether there is anything to give back. */
export function isRefundable({ state, amount, refunded }: RaRecord): boolean {
  return state === 'paid' && Number(amount) > Number(refunded ?? 0)
}
