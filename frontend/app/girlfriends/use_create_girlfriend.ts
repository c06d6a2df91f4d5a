import type { Girlfriend, GirlfriendInput } from '#app/people/girlfriends/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { KEYS } from '../../lib/session'
import { toast } from '../../ui/toast'

const NO_EMAIL = 'Email not found. Please return to the signup form.'
const GENERIC = 'Something went wrong. Please try again.'

interface Answer {
  message?: string
  girlfriend: Girlfriend
}

export interface Creation {
  create: (input: GirlfriendInput) => void
  isPending: boolean
  error: Error | null
  created: GirlfriendInput | null
}

/** `POST /api/girlfriend`, with the toasts of its ends. */
export function useCreateGirlfriend(email: string | null): Creation {
  const queries = useQueryClient()
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: (input: GirlfriendInput) =>
      api<Answer>('POST', '/api/girlfriend', withoutEmpty(input)),
    onSuccess: ({ message, girlfriend }) => {
      toast({ title: 'Profile Created!', description: message })
      queries.setQueryData(KEYS.girlfriend, { girlfriend })
      void queries.invalidateQueries({ queryKey: KEYS.signup })
      void queries.invalidateQueries({ queryKey: KEYS.auth })
    },
    onError: (refused) =>
      toast({
        title: 'Setup Failed',
        description: refusalOf(refused, GENERIC),
        variant: 'destructive',
      }),
  })

  const create = (input: GirlfriendInput) => {
    if (email) mutate(input)
    else toast({ title: 'Error', description: NO_EMAIL, variant: 'destructive' })
  }

  return { create, isPending, error, created: isSuccess ? variables : null }
}

/** What nobody wrote is not sent. */
function withoutEmpty({ backstory, keyMemories, ...input }: GirlfriendInput): GirlfriendInput {
  return { ...input, ...(backstory && { backstory }), ...(keyMemories && { keyMemories }) }
}
