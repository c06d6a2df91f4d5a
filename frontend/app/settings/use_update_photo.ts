import { restyleInput, type Girlfriend, type RestyleInput } from '#app/people/girlfriends/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { KEYS } from '../../lib/session'
import { useForm } from '../../lib/use_form'
import { toast } from '../../ui/toast'

const FALLBACK = 'Failed to update profile.'

interface Answer {
  message?: string
  girlfriend: Girlfriend
}

/** The photo form; what it saves shows everywhere she does. */
export function useUpdatePhoto(image: string) {
  const queries = useQueryClient()
  const form = useForm<RestyleInput>({ schema: restyleInput, empty: { image } })

  const update = useMutation({
    mutationFn: (input: RestyleInput) => api<Answer>('PUT', '/api/girlfriend', input),
    onSuccess: ({ message, girlfriend }) => {
      toast({ title: 'Photo Updated', description: message })
      queries.setQueryData(KEYS.girlfriend, { girlfriend })
    },
    onError: (error) => {
      const description = refusalOf(error, FALLBACK)
      toast({ title: 'Update Failed', description, variant: 'destructive' })
      if (error instanceof ApiError) form.refuse(error.errors)
    },
  })

  return {
    form,
    isChanged: form.values.image !== image,
    isPending: update.isPending,
    submit: form.submit((input) => !update.isPending && update.mutate(input)),
  }
}
