import type { UndoInput } from '#app/people/profile/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { KEYS } from '../../lib/session'

/**
 * The link's secret stands behind the `#`, where no server
 * and no log sees it; only the press of the button sends it.
 */
export function useUndoChange() {
  const queries = useQueryClient()
  const { hash } = useLocation()
  const [token] = useState(() => hash.slice(1))
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api('POST', '/api/undo-change', { token } satisfies UndoInput),
    // Everybody is logged out, perhaps also who stands here.
    onSuccess: () => queries.invalidateQueries({ queryKey: KEYS.auth }),
  })
  return {
    hasToken: token !== '',
    start: () => !isPending && mutate(),
    isPending,
    isDone: isSuccess,
    failure: error && refusalOf(error),
  }
}
