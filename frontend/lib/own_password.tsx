import { Field } from '../ui/field'
import { PasswordInput } from '../ui/password_input'

interface OwnPasswordProps {
  value: string
  onChange: (typed: string) => void
  error: string | undefined
  /** What it protects, in a few words. */
  hint?: string
}

/** The password once more, for what nobody should do who only found an open page. */
export function OwnPassword({ value, onChange, error, hint }: OwnPasswordProps) {
  return (
    <Field label="Your current password" hint={error ? undefined : hint} error={error}>
      <PasswordInput
        name="ownPassword"
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
