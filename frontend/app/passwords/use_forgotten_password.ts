import { requestResetInput, type RequestResetInput } from '#app/people/passwords/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError, isOfFields } from '../../lib/api_error'
import { useKept } from '../../lib/kept'
import { forgetReset, RESET_SENT, RESET_WAIT, type ResetSent } from '../../lib/kept_reset'
import { toastFailure } from '../../lib/toast_failure'
import { useForm } from '../../lib/use_form'
import { useResendWait } from '../../lib/use_resend_wait'
import { toast } from '../../ui/toast'
import { useResetPassword } from './use_reset_password'

interface ForgottenPasswordOptions {
  email: string
  onDone: (email: string) => void
}

/** Both steps: a code asked for, then traded for a new password. What was typed stays between them. */
export function useForgottenPassword({ email, onDone }: ForgottenPasswordOptions) {
  const request = useRequestCode(email)
  const reset = useResetPassword({
    email: request.sentTo,
    onDone: (changed) => {
      forgetReset()
      onDone(changed)
    },
  })

  const changeEmail = () => {
    reset.forget()
    request.forget()
  }
  return { request, reset, changeEmail }
}

function useRequestCode(email: string) {
  const form = useForm<RequestResetInput>({ schema: requestResetInput, empty: { email } })
  const [sent, setSent] = useKept<ResetSent | null>(RESET_SENT, null)
  const wait = useResendWait(RESET_WAIT)

  const request = useMutation({
    mutationFn: (input: RequestResetInput) =>
      api<{ message: string }>('POST', '/api/request-password-reset', input),
    onSuccess: ({ message }, input) => {
      wait.start()
      if (sent) toast({ title: 'Check your phone', description: message })
      setSent({ to: input.email, answer: message })
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.errors : {}
      wait.obey(error)
      form.refuse(fields)
      if (isOfFields(error)) return
      toastFailure('Failed to send verification', error)
    },
  })

  return {
    form,
    submit: form.submit((input) => !request.isPending && request.mutate(input)),
    resend: () => sent && request.mutate({ email: sent.to }),
    resendAt: wait.resendAt,
    isPending: request.isPending,
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
