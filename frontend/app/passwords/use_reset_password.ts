import { resetPasswordInput, type ResetPasswordInput } from '#app/people/passwords/contract'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '../../lib/api'
import { ApiError, isOfFields } from '../../lib/api_error'
import { toastFailure } from '../../lib/toast_failure'
import { useForm } from '../../lib/use_form'
import { toast } from '../../ui/toast'

const CHANGED = { title: 'Password changed', description: 'Log in with your new password.' }

// The address stands fixed by now: only what is typed here can be wrong here.
const typed = z.omit(resetPasswordInput, { email: true })
type Typed = Omit<ResetPasswordInput, 'email'>

interface ResetPasswordOptions {
  email: string
  onDone: (email: string) => void
}

/** The second step: the code from the phone and the new password. */
export function useResetPassword({ email, onDone }: ResetPasswordOptions) {
  const form = useForm<Typed>({ schema: typed, empty: { verificationCode: '', password: '' } })

  const reset = useMutation({
    mutationFn: (input: Typed) => api('POST', '/api/reset-password', { ...input, email }),
    onSuccess: () => {
      toast(CHANGED)
      onDone(email)
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.errors : {}
      form.refuse(fields)
      if (isOfFields(error)) return
      toastFailure('Password not changed', error)
    },
  })

  return {
    form,
    submit: form.submit((input) => !reset.isPending && reset.mutate(input)),
    isPending: reset.isPending,
    /** A code belongs to one account; the new password may stay. */
    forget: () => {
      form.change({ verificationCode: '' })
      reset.reset()
    },
  }
}
