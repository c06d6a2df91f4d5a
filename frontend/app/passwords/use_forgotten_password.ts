import { requestResetInput, type RequestResetInput } from '#app/people/passwords/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { useForm } from '../../lib/use_form'
import { useResendWait } from '../../lib/use_resend_wait'
import { toast } from '../../ui/toast'
import { useResetPassword } from './use_reset_password'

const FALLBACK = 'Something went wrong. Please try again.'

interface ForgottenPasswordOptions {
  email: string
  onDone: (email: string) => void
}

/** Both steps: a code asked for, then traded for a new password. What was typed stays between them. */
export function useForgottenPassword({ email, onDone }: ForgottenPasswordOptions) {
  const request = useRequestCode(email)
  const reset = useResetPassword({ email: request.sentTo, onDone })

  const changeEmail = () => {
    reset.forget()
    request.forget()
  }
  return { request, reset, changeEmail }
}

function useRequestCode(email: string) {
  const form = useForm<RequestResetInput>({ schema: requestResetInput, empty: { email } })
  const [sent, setSent] = useState<{ to: string; answer: string } | null>(null)
  const wait = useResendWait()

  const request = useMutation({
    mutationFn: (input: RequestResetInput) =>
      api<{ message: string }>('POST', '/api/request-password-reset', input),
    onSuccess: ({ message }, input) => {
      wait.start()
      if (sent) toast({ title: 'Check your phone', description: message })
      setSent({ to: input.email, answer: message })
    },
    onError: (error) => {
      const description = refusalOf(error, FALLBACK)
      toast({ variant: 'destructive', title: 'Failed to send verification', description })
      wait.obey(error)
      if (error instanceof ApiError) form.refuse(error.errors)
    },
  })

  return {
    form,
    submit: form.submit((input) => !request.isPending && request.mutate(input)),
    resend: () => sent && request.mutate({ email: sent.to }),
    resendAt: wait.resendAt,
    isPending: request.isPending,
    failure: request.error && refusalOf(request.error, FALLBACK),
    sentTo: sent?.to ?? '',
    /** What the server said, the same for every address; null before a code was asked for. */
    answer: sent && sent.answer,
    forget: () => {
      setSent(null)
      request.reset()
      wait.reset()
    },
  }
}

export type ForgottenPassword = ReturnType<typeof useForgottenPassword>
