import type { OpenSession } from '#app/people/passwords/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { toastFailure } from '../../lib/toast_failure'
import { toast } from '../../ui/toast'

export const SESSIONS = ['/api/sessions']

export function useSessions() {
  return useQuery<{ sessions: OpenSession[] }>({ queryKey: SESSIONS, refetchOnMount: 'always' })
}

export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api<{ ended: number }>('DELETE', '/api/sessions'),
    onSuccess: ({ ended }) => {
      toast({ title: 'Other Sessions Ended', description: wordsOf(ended) })
      return queries.invalidateQueries({ queryKey: SESSIONS })
    },
    onError: (error) => toastFailure('Could Not End Sessions', error),
  })
}

function wordsOf(ended: number): string {
  return ended === 1 ? '1 device is logged out.' : `${ended} devices are logged out.`
}
