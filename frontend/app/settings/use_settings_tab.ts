import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The three tabs by their name in the address. */
export const SETTINGS_TABS = [
  { value: 'girlfriend', words: 'Girlfriend Settings' },
  { value: 'profile', words: 'Personal Profile' },
  { value: 'account', words: 'Account Management' },
] as const
type SettingsTab = (typeof SETTINGS_TABS)[number]['value']

/** She texts the address of what she remembers, where every character counts. */
const TAB_OF_ANCHOR: Record<string, SettingsTab> = { '#memories': 'account' }

/** The open tab stands in the address, so that reload and back keep it. */
export function useSettingsTab() {
  const [query, setQuery] = useSearchParams()
  const { hash } = useLocation()
  const asked = query.get('tab') ?? TAB_OF_ANCHOR[hash]
  const tab: SettingsTab = SETTINGS_TABS.find(({ value }) => value === asked)?.value ?? 'girlfriend'

  // A tab once opened stays: what was typed there is not lost by a look at the next one.
  const [opened, setOpened] = useState<readonly SettingsTab[]>([tab])
  if (!opened.includes(tab)) setOpened([...opened, tab])

  const open = (value: string) => {
    const next = new URLSearchParams(query)
    next.set('tab', value)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { tab, open, isOpened: (value: SettingsTab) => opened.includes(value) }
}
