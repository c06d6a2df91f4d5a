import type { ChangeInput, Girlfriend, RestyleInput } from '#app/people/girlfriends/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError } from '../../lib/api_error'
import { KEYS, showSaved } from '../../lib/session'
import { toastFailure } from '../../lib/toast_failure'
import { toast } from '../../ui/toast'

interface Answer {
  message?: string
  girlfriend: Girlfriend
}

/** What of her is changed later on, by PUT her portrait; what it saves shows everywhere she does. */
export function useChangeGirlfriend(
  title: string,
  refuse: (errors: Record<string, string>) => void,
  method: 'PATCH' | 'PUT' = 'PATCH'
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: ChangeInput | RestyleInput) =>
      api<Answer>(method, '/api/girlfriend', input),
    onSuccess: ({ message, girlfriend }) => {
      toast({ title, description: message })
      showSaved(queries, KEYS.girlfriend, () => ({ girlfriend }))
    },
    onError: (error) => {
      toastFailure('Update Failed', error, 'Failed to update profile.')
      if (error instanceof ApiError) refuse(error.errors)
    },
  })
}
