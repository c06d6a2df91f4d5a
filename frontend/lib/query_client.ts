import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { api } from './api'
import { ApiError } from './api_error'
import { KEYS } from './session'

/** A query key is the path it reads: `useQuery<Site>({ queryKey: ['/api/site'] })`. */
export function createQueryClient(): QueryClient {
  const askWhoIsHere = (error: unknown) => {
    if (isLoggedOut(error)) void queries.invalidateQueries({ queryKey: KEYS.auth })
  }
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (queryKey[0] !== KEYS.auth[0]) askWhoIsHere(error)
      },
    }),
    mutationCache: new MutationCache({ onError: askWhoIsHere }),
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
  return queries
}

/** The login ended elsewhere: the frame asks again who is here and shows the way in. */
function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

function read({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return api('GET', String(queryKey[0]), undefined, { signal })
}
