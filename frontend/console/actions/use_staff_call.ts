import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'
import { api, LONG } from '../../lib/api'

interface StaffCall {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

interface Afterwards<Answer> {
  /** Tells that it is done. */
  said: string | ((answer: Answer) => string)
  then?: () => void
  /** Where the row itself may be gone: what is shown is left, not read again. */
  leave?: () => void
}

/** A call that the server decides on; what it changed is read again. */
export function useStaffCall<Answer>({ said, then, leave }: Afterwards<Answer>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useMutation({
    mutationFn: ({ method, path, body }: StaffCall) => api<Answer>(method, path, body, LONG),
    onSuccess: (answer) => {
      notify(typeof said === 'string' ? said : said(answer), { type: 'success' })
      if (leave) {
        void queries.invalidateQueries({ refetchType: 'none' })
        return leave()
      }
      refresh()
      then?.()
    },
    onError: (error) => logoutIfAccessDenied(error),
  })
}
