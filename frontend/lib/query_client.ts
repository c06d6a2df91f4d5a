import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { api } from './api'

/** A query key is the path it reads: `useQuery<Site>({ queryKey: ['/api/site'] })`. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: read,
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // A machine without internet still reaches a server on itself; the default would wait for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function read({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return api('GET', String(queryKey[0]), undefined, { signal })
}
