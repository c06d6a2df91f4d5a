import type { Costs } from '#app/console/calls/contract'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api_error'
import { useRefetchInterval } from '../frame/live'

const COSTS_MS = 5 * 60_000
/** The server counts a month no oftener. */
const FRESH_MS = 60_000

/** What 30 days brought in and cost. */
export function useCosts() {
  return useQuery<Costs, ApiError>({
    queryKey: ['/api/admin/costs'],
    refetchInterval: useRefetchInterval(COSTS_MS),
    staleTime: FRESH_MS,
  })
}
