import type { ChangeInput, Girlfriend } from '#app/people/girlfriends/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { KEYS } from '../../lib/session'
import { toast } from '../../ui/toast'

interface Answer {
  message?: string
  girlfriend: Girlfriend
}

/** What of her is changed later on; what it saves shows everywhere she does. */
export function useChangeGirlfriend(
  title: string,
  refuse: (errors: Record<string, string>) => void
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: ChangeInput) => api<Answer>('PATCH', '/api/girlfriend', input),
    onSuccess: ({ message, girlfriend }) => {
      toast({ title, description: message })
      queries.setQueryData(KEYS.girlfriend, { girlfriend })
    },
    onError: (error) => {
      const description = refusalOf(error, 'Failed to update profile.')
      toast({ title: 'Update Failed', description, variant: 'destructive' })
      if (error instanceof ApiError) refuse(error.errors)
    },
  })
}
