import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../actions/message_of'
import { useStaffCall } from '../actions/use_staff_call'

const MOST = 2000

interface NoteFormProps {
  label: string
  confirmLabel: string
  said: string
  text?: string
  call: (body: string) => { method: 'POST' | 'PUT'; path: string; body: object }
  onDone: () => void
  onCancel?: () => void
}

export function NoteForm({ label, confirmLabel, said, text = '', ...form }: NoteFormProps) {
  const [body, setBody] = useState(text)
  const { mutate, isPending, error } = useStaffCall({ said, then: form.onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(form.call(body.trim()))
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={label}
        multiline
        minRows={2}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MOST } }}
      />
      {error && <Alert severity="error">{messageOf(error, 'The note was not saved.')}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button
          type="submit"
          size="small"
          variant="contained"
          disabled={isPending || body.trim() === '' || body.trim() === text}
        >
          {confirmLabel}
        </Button>
        {form.onCancel && (
          <Button size="small" onClick={form.onCancel}>
            Cancel
          </Button>
        )}
      </Box>
    </form>
  )
}
