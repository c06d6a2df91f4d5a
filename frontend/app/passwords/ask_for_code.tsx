import { Button } from '../../ui/button'
import { EmailInput } from '../../ui/email_input'
import { Field } from '../../ui/field'
import { StepHeading } from './step_heading'
import type { ForgottenPassword } from './use_forgotten_password'

type AskForCodeProps = ForgottenPassword['request'] & { onBack: (email: string) => void }

/** The first step: whose password it is. */
export function AskForCode({ form, submit, isPending, onBack }: AskForCodeProps) {
  const { id, values, errors, field } = form
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <StepHeading title="Forgot your password?">
        We’ll text a 6-digit code to the phone number on your account.
      </StepHeading>
      <Field label="Email" error={errors.email}>
        <EmailInput {...field('email')} autoFocus />
      </Field>
      <Button type="submit" className="w-full" isPending={isPending}>
        Send code
      </Button>
      <div className="border-t border-line pt-4 text-center">
        <Button variant="link" onClick={() => onBack(values.email)}>
          Back to log in
        </Button>
      </div>
    </form>
  )
}
