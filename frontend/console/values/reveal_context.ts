import { useMutation } from '@tanstack/react-query'
import type { RevealInput } from '#app/console/resources/contract'
import { createContext, useContext } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { api } from '../../lib/api'

export type RevealedValues = Readonly<Record<string, unknown>>

export interface Revealed {
  of: (resource: string, id: number) => RevealedValues | undefined
  add: (row: RevealInput, values: RevealedValues) => void
}

export const RevealContext = createContext<Revealed | null>(null)

/** What was revealed in this view. It stands in no cache, so that leaving the view forgets it. */
export function useRevealed(): Revealed {
  const revealed = useContext(RevealContext)
  if (!revealed) throw new Error('Masked values need a RevealScope around them')
  return revealed
}

/** Asks for the masked values of one row; every call is written into the audit log. */
export function useReveal() {
  const { add } = useRevealed()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useMutation({
    mutationFn: (row: RevealInput) =>
      api<{ values: RevealedValues }>('POST', '/api/admin/reveal', row),
    onSuccess: ({ values }, row) => add(row, values),
    onError: (error) => logoutIfAccessDenied(error),
    // Else the mutation cache would keep the answer after the view is gone.
    gcTime: 0,
  })
}
