import type { ListedSignup } from '#app/console/calls/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api'

/** Everybody's number in full, once an admin has asked for it; gone again with the page. */
export function useAllNumbers() {
  const read = useMutation({
    mutationFn: () => api<{ signups: ListedSignup[] }>('GET', '/api/all-signups'),
    gcTime: 0,
  })
  return {
    shown: read.data && new Map(read.data.signups.map((signup) => [signup.id, signup])),
    show: (then: () => void) => read.mutate(undefined, { onSuccess: then }),
    hide: read.reset,
    isPending: read.isPending,
    error: read.error,
  }
}
