import { Band } from '../../ui/band'
import { Button } from '../../ui/button'
import { EmailInput } from '../../ui/email_input'
import { Field, FieldError } from '../../ui/field'
import { PasswordInput } from '../../ui/password_input'
import { useRedirect } from './use_entry'
import type { useLogin } from './use_login'

interface LoginFormProps {
  login: ReturnType<typeof useLogin>
  onForgotten: () => void
}

export function LoginForm({ login, onForgotten }: LoginFormProps) {
  const { id, errors, field } = login.form
  const redirect = useRedirect()

  return (
    <form id={id} noValidate onSubmit={login.submit} className="grid gap-5">
      {redirect.isAsked && (
        <Band className="p-4 text-sm">
          {redirect.isPurchase ? 'Log in to continue your purchase' : 'Log in to continue'}
        </Band>
      )}
      <Field label="Email" error={errors.email}>
        <EmailInput {...field('email')} />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput {...field('password')} autoComplete="current-password" />
      </Field>
      <Button
        name="forgotten"
        variant="link"
        size="sm"
        className="-mt-3 -mr-1 justify-self-end"
        onClick={onForgotten}
      >
        Forgot password?
      </Button>
      <div>
        <Button type="submit" className="w-full" isPending={login.isPending}>
          Log in
        </Button>
        <FieldError>{login.failure ?? undefined}</FieldError>
      </div>
    </form>
  )
}
