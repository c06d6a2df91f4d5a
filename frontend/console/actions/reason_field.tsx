import { TextField } from '@mui/material'

const LEAST = 3
const MOST = 500

interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
}

/** Why somebody did it; stands in the audit log. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <TextField
      label="Reason"
      required
      autoFocus
      multiline
      minRows={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText="Saved in the audit log. No names or phone numbers."
      slotProps={{ htmlInput: { maxLength: MOST } }}
    />
  )
}

export function isReason(reason: string): boolean {
  return reason.trim().length >= LEAST
}
