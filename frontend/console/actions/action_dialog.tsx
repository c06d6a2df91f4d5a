import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { messageOf } from './message_of'

export interface ActionDialogProps {
  title: string
  children: ReactNode
  confirmLabel: string
  tone?: 'primary' | 'error'
  isReady: boolean
  isPending: boolean
  error?: unknown
  onConfirm: () => void
  onClose: () => void
}

/**
 * Something that happens at once and is not undone: what, what for, and the server's words when it says no.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, confirmLabel, tone = 'primary', isReady, isPending, error } = props
  const titleId = useId()
  // A call under way tells here how it ended; closed now, nobody would hear of it.
  const close = () => {
    if (!isPending) props.onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isPending) props.onConfirm()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={close} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1.5 }}>
            {children}
            {Boolean(error) && (
              <Alert severity="error">
                {messageOf(error, 'That didn’t work. Please try again.')}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color={tone} disabled={!isReady || isPending}>
            {isPending ? 'Working…' : confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
