import { useAuth } from '../../lib/session'
import { Button } from '../../ui/button'
import { Field, FieldError } from '../../ui/field'
import { PasswordInput } from '../../ui/password_input'
import { Section } from '../../ui/section'
import { useChangePassword } from './use_change_password'

export function PasswordSection() {
  const { form, submit, isPending, failure } = useChangePassword()
  const { id, errors, field } = form
  const hasFieldError = Object.values(errors).some(Boolean)

  return (
    <Section title="Password" description="Changing it logs you out everywhere else.">
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <AccountName />
        <Field label="Current password" error={errors.currentPassword}>
          <PasswordInput {...field('currentPassword')} autoComplete="current-password" />
        </Field>
        <Field
          label="New password"
          hint={errors.newPassword ? undefined : 'At least 6 characters.'}
          error={errors.newPassword}
        >
          <PasswordInput {...field('newPassword')} autoComplete="new-password" />
        </Field>
        <div>
          <Button type="submit" variant="ghost" isPending={isPending}>
            Change password
          </Button>
          {failure && !hasFieldError && <FieldError>{failure}</FieldError>}
        </div>
      </form>
    </Section>
  )
}

/** Tells a password store whose password this is. */
function AccountName() {
  const { data: auth } = useAuth()
  const email = auth?.authenticated ? auth.email : ''
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
