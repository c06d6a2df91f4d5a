import { useMutation } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'
import { api } from '../../lib/api'

interface StaffCall {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

/** A call that the server decides on; what it changed is read again, and `said` tells that it is done. */
export function useStaffCall({ said, then }: { said: string; then?: () => void }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useMutation({
    mutationFn: ({ method, path, body }: StaffCall) => api(method, path, body),
    onSuccess: () => {
      notify(said, { type: 'success' })
      refresh()
      then?.()
    },
    onError: (error) => logoutIfAccessDenied(error),
  })
}
