import type { GrantInput } from '#app/console/calls/contract'
import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ActionDialog } from './action_dialog'
import { randomKey } from './random_key'
import { isReason, ReasonField } from './reason_field'
import { useStaffCall } from './use_staff_call'

const MOST = 500

/**
 * Free messages for one person. The key is made once for an
 * opened dialog, so that pressing twice grants once.
 */
export function GrantDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const [key] = useState(randomKey)
  const [count, setCount] = useState('10')
  const [reason, setReason] = useState('')
  const messages = Number(count)
  const isCount = Number.isInteger(messages) && messages >= 1 && messages <= MOST
  const granted = messages === 1 ? '1 message granted' : `${messages} messages granted`
  const { mutate, isPending, error } = useStaffCall<{ isRepeated: boolean }>({
    said: ({ isRepeated }) => (isRepeated ? 'Already granted' : granted),
    then: onClose,
  })
  const grant = () => {
    const body: GrantInput = { messages, reason: reason.trim(), key }
    mutate({ method: 'POST', path: `/api/admin/signups/${userId}/grant`, body })
  }
  return (
    <ActionDialog
      title="Grant messages"
      confirmLabel={isCount ? `Grant ${messages}` : 'Grant'}
      isReady={isCount && isReason(reason)}
      {...{ isPending, error, onClose }}
      onConfirm={grant}
    >
      <Typography variant="body2">
        They are added to the free and bonus messages and are used after the daily ones.
      </Typography>
      <TextField
        label="Messages"
        type="number"
        required
        value={count}
        onChange={(event) => setCount(event.target.value)}
        error={count !== '' && !isCount}
        helperText={`1 to ${MOST}`}
        slotProps={{ htmlInput: { min: 1, max: MOST, inputMode: 'numeric' } }}
      />
      <ReasonField value={reason} onChange={setReason} />
    </ActionDialog>
  )
}
