import type { AuthCheck, Signup } from '#app/people/accounts/contract'
import type { Girlfriend } from '#app/people/girlfriends/contract'
import { type OwnerInput, START_OVER_PATH } from '#app/privacy/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api, forgetReads } from '../../lib/api'
import { KEYS } from '../../lib/session'
import { toastFailure } from '../../lib/toast_failure'
import { useOwnPassword } from './use_own_password'
import { toast } from '../../ui/toast'

const STAYING: unknown[] = [KEYS.auth[0], KEYS.signup[0], KEYS.girlfriend[0], KEYS.site[0]]

/** She and all that was said go; afterwards it begins again at `/customize`. */
export function useStartOver() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const own = useOwnPassword()

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (proof: OwnerInput) => api('POST', START_OVER_PATH, proof),
    onSuccess: () => {
      forgetHer(queries)
      toast({ title: 'A Clean Start', description: 'Everything before is forgotten.' })
      return navigate('/customize')
    },
    onError: (refused) => toastFailure('Could Not Start Over', refused),
  })
  return {
    submit: () => {
      if (!isPending) mutate(own.proof)
    },
    isPending,
    own: own.field(error),
    ...own.failureOf(error),
    reset: () => {
      own.forget()
      reset()
    },
  }
}

function forgetHer(queries: QueryClient) {
  forgetReads()
  queries.removeQueries({ predicate: ({ queryKey }) => !STAYING.includes(queryKey[0]) })
  // Told here first: without a network the next page would still hold the old answers.
  queries.setQueryData<{ girlfriend: Girlfriend | null }>(KEYS.girlfriend, { girlfriend: null })
  queries.setQueryData<{ signup: Signup }>(
    KEYS.signup,
    (known) => known && { signup: { ...known.signup, isOnboarded: false } }
  )
  queries.setQueryData<AuthCheck>(KEYS.auth, (known) =>
    known?.authenticated ? { ...known, isOnboarded: false } : known
  )
  void queries.invalidateQueries({ queryKey: KEYS.signup })
  void queries.invalidateQueries({ queryKey: KEYS.auth })
}
