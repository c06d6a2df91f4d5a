import { type ReactNode, useMemo, useState } from 'react'
import { RevealContext, type RevealedValues } from './reveal_context'

/** The view whose revealed values are kept until it is left. */
export function RevealScope({ children }: { children: ReactNode }) {
  const [rows, setRows] = useState<Readonly<Record<string, RevealedValues>>>({})
  const revealed = useMemo(
    () => ({
      of: (resource: string, id: number) => rows[`${resource}/${id}`],
      add: ({ resource, id }: { resource: string; id: number }, values: RevealedValues) => {
        const row = `${resource}/${id}`
        setRows((known) => ({ ...known, [row]: { ...known[row], ...values } }))
      },
    }),
    [rows]
  )
  return <RevealContext value={revealed}>{children}</RevealContext>
}
