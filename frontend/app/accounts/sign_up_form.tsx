import { BRAND } from '../../lib/names'
import { isOfFields, isTooSoon, refusalOf } from '../../lib/api_error'
import { ConsentBox, LegalLink } from '../../lib/consent_box'
import { today } from '../../lib/today'
import { NotForMinors } from '../../lib/not_for_minors'
import { PhoneFields } from '../../lib/phone_fields'
import { useSecondsLeft } from '../../lib/use_seconds_left'
import { Button } from '../../ui/button'
import { EmailInput } from '../../ui/email_input'
import { Field, FieldError } from '../../ui/field'
import { PasswordInput } from '../../ui/password_input'
import { TextInput } from '../../ui/text_input'
import type { SignUp } from './use_sign_up'

export function SignUpForm({ signUp }: { signUp: SignUp }) {
  const { form, send, verify, create, submit } = signUp
  const { values, errors, change, field } = form
  const hasFieldError = Object.values(errors).some(Boolean)

  return (
    <form id={form.id} noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Email" error={errors.email}>
        <EmailInput {...field('email')} />
      </Field>
      <Field
        label="Password"
        hint={errors.password ? undefined : 'At least 6 characters.'}
        error={errors.password}
      >
        <PasswordInput {...field('password')} autoComplete="new-password" />
      </Field>
      <PhoneFields form={form}>
        We’ll text a 6-digit code to this number. She’ll text you there, too.
      </PhoneFields>
      <Field
        label="Date of birth"
        hint={`${BRAND} is for adults. We ask once to check that you are 18 or older; it is never shown.`}
        error={errors.dateOfBirth}
      >
        <TextInput
          {...field('dateOfBirth')}
          type="date"
          autoComplete="bday"
          min="1901-01-01"
          max={today()}
          className="min-w-0 appearance-none"
        />
      </Field>
      <ConsentBox
        isTicked={values.smsConsent}
        onTick={(smsConsent) => change({ smsConsent })}
        error={errors.smsConsent}
      >
        Why we ask: everything on {BRAND} happens by text. Without your OK, we can’t send your code
        or any of her messages.
      </ConsentBox>
      <p className="text-sm text-muted">
        By creating an account, you accept the <LegalLink to="/terms">Terms of Service</LegalLink>.
        The <LegalLink to="/privacy">Privacy Policy</LegalLink> says what we keep.
      </p>
      <div>
        <Button type="submit" className="w-full" isPending={send.isPending || create.isPending}>
          {verify.isVerified ? 'Create account' : 'Send code'}
        </Button>
        {signUp.mayHaveCode && (
          <p className="mt-2 text-sm text-muted">
            A code may be on its way all the same.{' '}
            <Button variant="link" size="sm" onClick={send.enterCode}>
              Enter the code
            </Button>
          </p>
        )}
        {!hasFieldError && <Failure signUp={signUp} />}
        <NotForMinors className="mt-3 text-sm text-muted" />
      </div>
    </form>
  )
}

/** A wait is told until it is over. */
function Failure({ signUp: { create, send } }: { signUp: SignUp }) {
  const isOver = useSecondsLeft(send.resendAt) === 0
  if (create.failure) return <FieldError>{create.failure}</FieldError>
  if (!send.error || isOfFields(send.error) || (isTooSoon(send.error) && isOver)) return null
  return <FieldError>{refusalOf(send.error)}</FieldError>
}
