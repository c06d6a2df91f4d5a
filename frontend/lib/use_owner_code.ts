import { useMutation } from '@tanstack/react-query'
import { api } from './api'
import { toastFailure } from './toast_failure'

/** A code to the account's phone in place of its password; `onTurn` forgets what was typed for the other. */
export function useOwnerCode(onTurn: () => void) {
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: () => api('POST', '/api/owner-code'),
    onSuccess: onTurn,
    onError: (error) => toastFailure('Could Not Send a Code', error),
  })
  return {
    isSent: isSuccess,
    isPending,
    send: () => mutate(),
    giveUp: () => {
      onTurn()
      reset()
    },
  }
}
