import { Box, Button, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { Panel } from '../resources/panel'
import type { useTestText } from './use_test_text'

const LONGEST = 1600

interface TestTextFormProps {
  test: ReturnType<typeof useTestText>
}

export function TestTextForm({ test }: TestTextFormProps) {
  const { input, change, preview, isSending } = test
  const wrong = preview.error?.status === 422 ? preview.error.errors : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) test.submit()
  }
  return (
    <Panel title="Send a test text">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
        <TextField
          type="tel"
          name="phoneNumber"
          label="Phone number"
          placeholder="+1 555 010 0199"
          autoComplete="off"
          value={input.phoneNumber}
          error={Boolean(wrong.phoneNumber)}
          helperText={wrong.phoneNumber ?? 'With its country code.'}
          onChange={({ target }) => change({ phoneNumber: target.value })}
        />
        <TextField
          name="message"
          label="Message"
          multiline
          minRows={3}
          value={input.message}
          error={Boolean(wrong.message)}
          helperText={wrong.message}
          onChange={({ target }) => change({ message: target.value })}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        <Button
          type="submit"
          variant="contained"
          aria-busy={isSending}
          sx={{ justifySelf: 'start', mt: 0.5 }}
        >
          {isSending ? 'Sending…' : 'Send'}
        </Button>
      </Box>
    </Panel>
  )
}
