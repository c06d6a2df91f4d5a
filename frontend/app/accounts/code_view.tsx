import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { phoneText } from '../../lib/phone_text'
import { ResendCode } from '../../lib/resend_code'
import { useCodeEntry } from '../../lib/use_code_entry'
import { Button } from '../../ui/button'
import { CodeInput } from '../../ui/code_input'
import { Field } from '../../ui/field'
import type { SignUp } from './use_sign_up'

/** The second half of sign-up, in the same card. */
export function CodeView({ signUp, sentTo }: { signUp: SignUp; sentTo: string }) {
  const { form, send, verify, create, goBack } = signUp
  const [tooShort, setTooShort] = useState<string>()
  const isPending = verify.isPending || create.isPending
  const code = useCodeEntry({
    isPending,
    check: verify.start,
    onType: () => setTooShort(undefined),
    onShort: () => setTooShort('Verification code must be 6 digits'),
  })

  const changeNumber = () => {
    flushSync(goBack)
    form.focus('[name=phone]')
  }
  // The card has shrunk under the reader: its heading may have left the screen.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <form noValidate onSubmit={code.submit} className="grid gap-5">
      <div>
        <h3 ref={heading} className="text-2xl">
          Check your phone
        </h3>
        <p className="mt-2 text-muted">
          We sent a 6-digit code to{' '}
          <b className="font-semibold whitespace-nowrap text-ink">{phoneText(sentTo)}</b>. It works
          for 10 minutes.
        </p>
      </div>
      <Field label="Code" error={tooShort}>
        <CodeInput {...code.input} autoFocus />
      </Field>
      <Button type="submit" isPending={isPending}>
        {create.isPending ? 'Creating your account...' : 'Verify'}
      </Button>
      <ResendCode {...send} onResend={() => send.start(sentTo)} />
      <div className="border-t border-line pt-4 text-center">
        <p className="text-sm text-muted">No code? Check the number or try again.</p>
        <Button variant="link" onClick={changeNumber}>
          Back to Sign Up
        </Button>
      </div>
    </form>
  )
}
