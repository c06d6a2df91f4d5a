import type { Signup } from '#app/people/accounts/contract'
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { api } from './api'
import { ApiError } from './api_error'
import { isOfAnother, KEYS, readLogin } from './session'

/** A query key is the path it reads: `useQuery<Site>({ queryKey: ['/api/site'] })`. */
export function createQueryClient(): QueryClient {
  const askWhoIsHere = () => void queries.invalidateQueries({ queryKey: KEYS.auth })
  const doubtLogin = (error: unknown) => {
    if (isLoggedOut(error)) askWhoIsHere()
  }
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (queryKey[0] !== KEYS.auth[0]) doubtLogin(error)
      },
      onSuccess: (data, { queryKey }) => {
        if (queryKey[0] !== KEYS.signup[0]) return
        if (isOfAnother(queries, (data as { signup: Signup }).signup.id)) askWhoIsHere()
      },
    }),
    mutationCache: new MutationCache({ onError: doubtLogin }),
    defaultOptions: {
      queries: {
        queryFn: read,
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        // What could not be read is read again as soon as the network is back.
        refetchOnReconnect: true,
        refetchInterval: false,
        // A machine without internet still reaches a server on itself; the default would wait for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  queries.setQueryDefaults(KEYS.auth, { queryFn: ({ signal }) => readLogin(queries, signal) })
  return queries
}

/** The login ended elsewhere: the frame asks again who is here and shows the way in. */
function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

function read({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return api('GET', String(queryKey[0]), undefined, { signal })
}
