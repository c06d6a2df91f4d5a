import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from './api'
import { toastFailure } from './toast_failure'

/** A code to the account's phone in place of its password; `onTurn` forgets what was typed for the other. */
export function useOwnerCode(onTurn: () => void) {
  // Still so while another one is asked for.
  const [isSent, setIsSent] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST', '/api/owner-code'),
    onSuccess: () => {
      setIsSent(true)
      onTurn()
    },
    onError: (error) => toastFailure('Could Not Send a Code', error),
  })
  return {
    isSent,
    isPending,
    send: () => mutate(),
    giveUp: () => {
      onTurn()
      setIsSent(false)
    },
  }
}
