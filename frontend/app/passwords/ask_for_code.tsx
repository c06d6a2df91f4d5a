import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text_input'
import { StepHeading } from './step_heading'
import type { ForgottenPassword } from './use_forgotten_password'

type AskForCodeProps = ForgottenPassword['request'] & { onBack: (email: string) => void }

/** The first step: whose password it is. */
export function AskForCode({ form, submit, isPending, onBack }: AskForCodeProps) {
  const { id, values, errors, change, blur } = form
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <StepHeading title="Forgot your password?">
        We’ll text a 6-digit code to the phone number on your account.
      </StepHeading>
      <Field label="Email" error={errors.email}>
        <TextInput
          type="email"
          name="email"
          autoFocus
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
          onBlur={blur('email')}
        />
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
