import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../actions/message_of'
import { useStaffCall } from '../actions/use_staff_call'
import { useStaffSession } from '../sign_in/staff_session'

const MOST = 2000

/** What is typed and not saved, until the page goes: another tab or a new login takes none of it away. */
const drafts = new Map<string, string>()

interface NoteFormProps {
  /** What the note is of, apart from every other. */
  name: string
  label: string
  confirmLabel: string
  said: string
  text?: string
  call: (body: string) => { method: 'POST' | 'PUT'; path: string; body: object }
  onDone: () => void
  onCancel?: () => void
}

export function NoteForm({ label, confirmLabel, said, text = '', ...form }: NoteFormProps) {
  const { data: me } = useStaffSession()
  const draft = `${me?.id} ${form.name}`
  const [body, setBody] = useState(drafts.get(draft) ?? text)
  const leave = (then?: () => void) => () => {
    drafts.delete(draft)
    then?.()
  }
  const { mutate, isPending, error } = useStaffCall({ said, then: leave(form.onDone) })
  const write = (words: string) => {
    drafts.set(draft, words)
    setBody(words)
  }
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
        onChange={(event) => write(event.target.value)}
        slotProps={{ input: { readOnly: isPending }, htmlInput: { maxLength: MOST } }}
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
          <Button size="small" onClick={leave(form.onCancel)}>
            Cancel
          </Button>
        )}
      </Box>
    </form>
  )
}
