import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ActionDialog, type ActionDialogProps } from './action_dialog'

interface CountDialogProps extends Omit<ActionDialogProps, 'children' | 'isReady'> {
  count: number
  text: string
  /** Typing the count is asked for where nothing brings it back. */
  isTyped?: true
}

/** What cannot be undone, with how many it hits. */
export function CountDialog({ count, text, isTyped, ...dialog }: CountDialogProps) {
  const [typed, setTyped] = useState('')
  return (
    <ActionDialog {...dialog} isReady={!isTyped || typed.trim() === String(count)}>
      <Typography variant="body2">{text}</Typography>
      {isTyped && (
        <TextField
          label={`Type ${count} to confirm`}
          required
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
    </ActionDialog>
  )
}
