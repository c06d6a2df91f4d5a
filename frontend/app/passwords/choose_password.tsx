import { ResendCode } from '../../lib/resend_code'
import { ToHer } from '../../lib/to_her'
import { useWebOtp } from '../../lib/use_web_otp'
import { Button } from '../../ui/button'
import { CodeInput } from '../../ui/code_input'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password_input'
import { StepHeading } from './step_heading'
import type { ForgottenPassword } from './use_forgotten_password'

/** The second step: the code from the phone, and what the password shall be. */
export function ChoosePassword({ request, reset, changeEmail }: ForgottenPassword) {
  const { form, submit, isPending } = reset
  const { id, values, errors, change, field } = form
  useWebOtp((verificationCode) => change({ verificationCode }))

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <StepHeading title="Check your phone">{request.answer}</StepHeading>
      {/* A password keeper files the new password under this name. */}
      <input type="email" autoComplete="username" value={request.sentTo} readOnly hidden />
      <Field label="Code" error={errors.verificationCode}>
        <CodeInput
          name="verificationCode"
          autoFocus
          value={values.verificationCode}
          onChange={(verificationCode) => change({ verificationCode })}
        />
      </Field>
      <Field
        label="New password"
        hint={errors.password ? undefined : 'At least 6 characters.'}
        error={errors.password}
      >
        <PasswordInput {...field('password')} autoComplete="new-password" />
      </Field>
      <Button type="submit" className="w-full" isPending={isPending}>
        Change password
      </Button>
      <ResendCode {...request} onResend={request.resend} />
      <div className="border-t border-line pt-4 text-center">
        <p className="text-sm text-muted">
          No code? Check the email:{' '}
          <b className="font-semibold wrap-anywhere text-ink">{request.sentTo}</b>. If you texted
          STOP, text START
          <ToHer text="START" /> first.
        </p>
        <Button variant="link" onClick={changeEmail}>
          Use another email
        </Button>
      </div>
    </form>
  )
}
