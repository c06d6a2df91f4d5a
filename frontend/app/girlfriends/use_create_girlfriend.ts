import type { CardMemory } from '#app/companion/cards/contract'
import type { Girlfriend, GirlfriendInput } from '#app/people/girlfriends/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { KEYS } from '../../lib/session'
import { toastFailure } from '../../lib/toast_failure'
import { toast } from '../../ui/toast'
import { forgetDraft } from './use_customize_form'

const NO_EMAIL = 'Email not found. Please return to the signup form.'
const MEMORIES_LOST =
  'She’s ready, but the card’s memories couldn’t be added. You can add them in Settings.'

interface Answer {
  message?: string
  girlfriend: Girlfriend
}

export interface Creation {
  /** With the memories of a character card, if one was read. */
  create: (input: GirlfriendInput, memories?: readonly CardMemory[]) => void
  isPending: boolean
  error: Error | null
  created: GirlfriendInput | null
}

/** `POST /api/girlfriend`, with the toasts of its ends. */
export function useCreateGirlfriend(email: string | null): Creation {
  const queries = useQueryClient()
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: createWith,
    onSuccess: ({ message, girlfriend }) => {
      forgetDraft()
      toast({ title: 'Profile Created!', description: message })
      queries.setQueryData(KEYS.girlfriend, { girlfriend })
    },
    onError: (refused) => toastFailure('Setup Failed', refused),
    // After a no too: she may be there already, by another tab or by a call whose answer was lost.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: KEYS.signup })
      void queries.invalidateQueries({ queryKey: KEYS.auth })
    },
  })

  const create: Creation['create'] = (input, memories = []) => {
    if (email) mutate({ input, memories })
    else toast({ title: 'Error', description: NO_EMAIL, variant: 'destructive' })
  }

  return { create, isPending, error, created: isSuccess ? variables.input : null }
}

interface Wish {
  input: GirlfriendInput
  memories: readonly CardMemory[]
}

/** She is there also when her memories could not be added: that is told, and they can be added by hand. */
async function createWith({ input, memories }: Wish): Promise<Answer> {
  const answer = await api<Answer>('POST', '/api/girlfriend', withoutEmpty(input))
  if (memories.length > 0) {
    await api('POST', '/api/memories/many', { memories }).catch(() =>
      toast({ title: 'Memories Not Added', description: MEMORIES_LOST, variant: 'destructive' })
    )
  }
  return answer
}

/** What nobody wrote is not sent. */
function withoutEmpty({ backstory, keyMemories, ...input }: GirlfriendInput): GirlfriendInput {
  return { ...input, ...(backstory && { backstory }), ...(keyMemories && { keyMemories }) }
}
