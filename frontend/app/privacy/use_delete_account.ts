import { CONFIRM_DELETION, DELETION_WORD, type OwnerInput } from '#app/privacy/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { useLeave } from '../../lib/session'
import { toastFailure } from '../../lib/toast_failure'
import { useOwnPassword } from './use_own_password'
import { toast } from '../../ui/toast'

const FALLBACK = 'Failed to delete account. Please try again.'
const KEPT =
  'Carriers and the law require us to keep proof of your consent to texts for 5 years, proof of a STOP ' +
  'for 10, and payment records without your name.'
/** Longer than others: nothing on the next page says it again. */
const KEPT_SHOWN_MS = 15_000

/** Deletes once the word stands there exactly, and leaves for `/`. */
export function useDeleteAccount() {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const own = useOwnPassword()
  const { mutate, isPending, error, reset } = useDeletion()
  const isConfirmed = typed === DELETION_WORD

  const type = (text: string) => {
    setTyped(text)
    setIsWrong(false)
  }
  const submit = () => {
    if (isPending) return
    if (isConfirmed) return mutate(own.proof)
    setIsWrong(true)
    toast({ title: 'Confirmation Required', description: CONFIRM_DELETION, variant: 'destructive' })
  }

  return {
    typed,
    type,
    submit,
    isConfirmed,
    isPending,
    error: isWrong ? CONFIRM_DELETION : undefined,
    own: own.field(error),
    ...own.failureOf(error, FALLBACK),
    reset: () => {
      type('')
      own.forget()
      reset()
    },
  }
}

function useDeletion() {
  const leave = useLeave()
  return useMutation({
    mutationFn: (proof: OwnerInput) => api('DELETE', '/api/delete-account', proof),
    onSuccess: () => {
      toast({ title: 'Account Deleted', description: KEPT, duration: KEPT_SHOWN_MS })
      return leave()
    },
    onError: (error) => toastFailure('Deletion Failed', error, FALLBACK),
  })
}
