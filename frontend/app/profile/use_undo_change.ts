import type { UndoInput } from '#app/people/profile/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { KEYS } from '../../lib/session'

/**
 * The link's secret stands behind the `#`, where no server
 * and no log sees it; only the press of the button sends it.
 */
export function useUndoChange() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { hash, state } = useLocation() as Location<{ isDone?: boolean } | null>
  const [token] = useState(() => hash.slice(1))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('POST', '/api/undo-change', { token } satisfies UndoInput),
    onSuccess: async () => {
      // Beside the address, where a reload finds it and no other link does; the spent secret goes.
      const how = { replace: true, preventScrollReset: true, state: { isDone: true } }
      await navigate({ hash: '' }, how)
      // Everybody is logged out, perhaps also who stands here.
      await queries.invalidateQueries({ queryKey: KEYS.auth })
    },
  })
  return {
    hasToken: token !== '',
    start: () => !isPending && mutate(),
    isPending,
    isDone: state?.isDone === true,
    failure: error && refusalOf(error),
  }
}
