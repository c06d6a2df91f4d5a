import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from './message_of'
import { useStaffCall } from './use_staff_call'

interface CallButtonProps {
  label: string
  icon: ReactNode
  method: 'POST' | 'PUT'
  path: string
  body: object
  said: string
}

/** A call that needs no question because its opposite is one click away. */
export function CallButton({ label, icon, said, ...call }: CallButtonProps) {
  const notify = useNotify()
  const { mutate, isPending } = useStaffCall({ said })
  const refuse = (error: unknown) =>
    notify(messageOf(error, 'That didn’t work. Please try again.'), { type: 'error' })
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={icon}
      disabled={isPending}
      onClick={() => mutate(call, { onError: refuse })}
    >
      {label}
    </Button>
  )
}
