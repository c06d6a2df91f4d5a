import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { api } from '../../lib/api'

/**
 * The console's own cache: react-admin's keys, and paths as keys for what is no resource:
 * `useQuery<Figures>({ queryKey: ['/api/admin/figures'] })`.
 */
export function createConsoleQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { queryFn: read, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function read({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return api('GET', String(queryKey[0]), undefined, { signal })
}
