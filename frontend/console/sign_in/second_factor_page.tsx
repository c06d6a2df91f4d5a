import { CODE_LENGTH } from '#app/people/accounts/contract'
import type { StaffSession } from '#app/people/staff/contract'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { ResendCode } from '../../lib/resend_code'
import { useSite } from '../../lib/session'
import { useCodeEntry } from '../../lib/use_code_entry'
import { Button } from '../../ui/button'
import { CodeInput } from '../../ui/code_input'
import { Field } from '../../ui/field'
import { GateCard } from './gate_card'
import { useSecondFactor } from './use_second_factor'

/** Between the password and the console: a code on the phone of the account. */
export function SecondFactorPage({ session }: { session: StaffSession }) {
  const logout = useLogout()
  const factor = useSecondFactor()
  const [tooShort, setTooShort] = useState<string>()
  const code = useCodeEntry({
    isPending: factor.isChecking,
    check: factor.check,
    onType: (typed) => {
      setTooShort(undefined)
      if (typed.length < CODE_LENGTH) factor.forgetFailure()
    },
    onShort: () => setTooShort('Verification code must be 6 digits'),
  })

  return (
    <GateCard title="Check your phone">
      <form noValidate onSubmit={code.submit} className="mt-3 grid gap-5">
        <p className="text-muted">
          The console needs a second proof that it’s you. We text a 6-digit code to{' '}
          <b className="font-semibold whitespace-nowrap text-ink">{session.phoneHint}</b>.
          <SimulatorHint />
        </p>
        <Field label="Code" error={tooShort ?? factor.failure ?? undefined}>
          <CodeInput {...code.input} autoFocus />
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
