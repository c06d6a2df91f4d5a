import type { Figures } from '#app/console/calls/contract'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api_error'
import { useRefetchInterval } from '../frame/live'

const FIGURES_MS = 15_000

export function useFigures() {
  return useQuery<Figures, ApiError>({
    queryKey: ['/api/admin/figures'],
    refetchInterval: useRefetchInterval(FIGURES_MS),
  })
}
