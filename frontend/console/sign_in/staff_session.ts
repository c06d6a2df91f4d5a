import type { StaffSession } from '#app/people/staff/contract'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api_error'

export const STAFF_SESSION = ['/api/admin/me'] as const
const CHECK_MS = 60_000

/** Who works here; asked again each minute, so that an ended session is noticed before a click. */
export function useStaffSession() {
  return useQuery<StaffSession, ApiError>({
    queryKey: STAFF_SESSION,
    refetchInterval: CHECK_MS,
    refetchOnWindowFocus: true,
    staleTime: CHECK_MS / 2,
  })
}

/**
 * `may('jobs.retry')`: whether the table of roles lets this session make a call. The server decides again.
 */
export function useMay(): (call: string) => boolean {
  const { data } = useStaffSession()
  return (call) => data?.may.includes(call) ?? false
}
