import { CODE_LENGTH } from '#app/people/accounts/contract'
import type { StaffSession } from '#app/people/staff/contract'
import { useRef, useState, type FormEvent } from 'react'
import { useLogout } from 'react-admin'
import { ResendCode } from '../../lib/resend_code'
import { useSite } from '../../lib/session'
import { useWebOtp } from '../../lib/use_web_otp'
import { Button } from '../../ui/button'
import { CodeInput } from '../../ui/code_input'
import { Field } from '../../ui/field'
import { GateCard } from './gate_card'
import { useSecondFactor } from './use_second_factor'

/** Between the password and the console: a code on the phone of the account. */
export function SecondFactorPage({ session }: { session: StaffSession }) {
  const logout = useLogout()
  const factor = useSecondFactor()
  const [digits, setDigits] = useState('')
  const [tooShort, setTooShort] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const change = (typed: string) => {
    setDigits(typed)
    setTooShort(undefined)
    if (typed.length < CODE_LENGTH) factor.forgetFailure()
  }
  const check = (typed: string) => {
    if (!factor.isChecking) factor.check(typed, () => input.current?.select())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (digits.length === CODE_LENGTH) return check(digits)
    setTooShort('Verification code must be 6 digits')
    input.current?.focus()
  }
  useWebOtp((code) => {
    change(code)
    check(code)
  })

  return (
    <GateCard title="Check your phone">
      <form noValidate onSubmit={submit} className="mt-3 grid gap-5">
        <p className="text-muted">
          The console needs a second proof that it’s you. We text a 6-digit code to{' '}
          <b className="font-semibold whitespace-nowrap text-ink">{session.phoneHint}</b>.
          <SimulatorHint />
        </p>
        <Field label="Code" error={tooShort ?? factor.failure ?? undefined}>
          <CodeInput
            ref={input}
            name="verificationCode"
            autoFocus
            value={digits}
            onChange={change}
            onComplete={check}
          />
        </Field>
        <Button type="submit" isPending={factor.isChecking}>
          Open the console
        </Button>
        <ResendCode {...factor.resend} />
        <div className="border-t border-line pt-3 text-center">
          <Button variant="link" onClick={() => void logout()}>
            Log out
          </Button>
        </div>
      </form>
    </GateCard>
  )
}

function SimulatorHint() {
  const { data } = useSite()
  if (!data?.isSimulatorOpen) return null
  return (
    <>
      {' '}
      In test mode, it arrives on the phone at{' '}
      <a href="/simulator" target="_blank" rel="noreferrer" className="underline">
        /simulator
      </a>
      .
    </>
  )
}
