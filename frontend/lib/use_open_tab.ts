import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The open one of these stands in the address as `?tab=`, so that reload and back keep it. */
export function useOpenTab<Name extends string>(names: readonly Name[], first: Name) {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('tab')
  const tab = names.find((name) => name === asked) ?? first

  // A tab once opened stays: what was typed there is not lost by a look at the next one.
  const [opened, setOpened] = useState<readonly Name[]>([tab])
  if (!opened.includes(tab)) setOpened([...opened, tab])

  const open = (value: string) => {
    const next = new URLSearchParams(query)
    next.set('tab', value)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { tab, open, isOpened: (value: Name) => opened.includes(value) }
}
