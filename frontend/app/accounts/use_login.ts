import { loginInput, type LoginInput, type Signup } from '#app/people/accounts/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { useForm } from '../../lib/use_form'
import { toast } from '../../ui/toast'
import { homeOf, useRedirect, type useEntry } from './use_entry'

interface LoginAnswer {
  signup: Pick<Signup, 'isOnboarded'>
}

/** The login form, from its fields to the page behind it. */
export function useLogin(enter: ReturnType<typeof useEntry>['enter']) {
  const form = useForm<LoginInput>({
    schema: loginInput,
    empty: { email: '', password: '' },
    keptAs: 'login',
  })
  const redirect = useRedirect()

  const login = useMutation({
    mutationFn: async (input: LoginInput) => {
      const { signup } = await api<LoginAnswer>('POST', '/api/login', input)
      toast(welcomeFor(redirect))
      await enter({ email: input.email, ...signup }, redirect.target ?? homeOf(signup))
    },
    onError: (error) => {
      toast({ variant: 'destructive', ...failureOf(error) })
      if (error instanceof ApiError) form.refuse(error.errors)
    },
  })

  return {
    form,
    submit: form.submit((input) => !login.isPending && login.mutate(input)),
    isPending: login.isPending || login.isSuccess,
    failure: login.error ? failureOf(login.error).description : null,
  }
}

function welcomeFor({ target, isPurchase }: ReturnType<typeof useRedirect>) {
  if (target && isPurchase)
    return { title: 'Continue Setup', description: 'Continuing your purchase...' }
  const description = target ? 'Taking you back to where you were.' : 'Good to see you again.'
  return { title: 'Welcome back!', description }
}

function failureOf(error: unknown) {
  if (error instanceof ApiError && error.status === 401) {
    return {
      title: 'Account not found',
      description: 'Please sign up first or check your email address.',
    }
  }
  return {
    title: 'Login failed',
    description: refusalOf(error),
  }
}
