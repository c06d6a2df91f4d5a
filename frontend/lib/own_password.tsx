import { Button } from '../ui/button'
import { CodeInput } from '../ui/code_input'
import { Field } from '../ui/field'
import { PasswordInput } from '../ui/password_input'
import type { useOwnerCode } from './use_owner_code'

type OwnCode = ReturnType<typeof useOwnerCode>

interface OwnPasswordProps {
  value: string
  onChange: (typed: string) => void
  error: string | undefined
  /** What it protects, in a few words. */
  hint?: string
  /** Where a code to the account's phone does as well, for who does not know the password. */
  code?: OwnCode
}

const STACK = 'grid justify-items-start gap-2'

/** The password once more, for what nobody should do who only found an open page. */
export function OwnPassword({ value, onChange, error, hint, code }: OwnPasswordProps) {
  if (code?.isSent) {
    return (
      <div className={STACK}>
        <Field
          label="Code"
          hint={error ? undefined : 'We texted it to your phone.'}
          error={error}
          className="w-full"
        >
          <CodeInput name="ownCode" autoFocus value={value} onChange={onChange} />
        </Field>
        <div className="flex flex-wrap gap-x-4">
          <SendCode code={code}>Text me another code</SendCode>
          <Button variant="link" size="sm" onClick={code.giveUp} className="-ml-1">
            Use the password instead
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={STACK}>
      <Field
        label="Your current password"
        hint={error ? undefined : hint}
        error={error}
        className="w-full"
      >
        <PasswordInput
          name="ownPassword"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {code && <SendCode code={code}>Text me a code instead</SendCode>}
    </div>
  )
}

function SendCode({ code, children }: { code: OwnCode; children: string }) {
  const { isPending, send } = code
  return (
    <Button variant="link" size="sm" isPending={isPending} onClick={send} className="-ml-1">
      {children}
    </Button>
  )
}
