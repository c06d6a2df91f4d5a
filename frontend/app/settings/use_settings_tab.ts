import { useLocation } from 'react-router-dom'
import { useOpenTab } from '../../lib/use_open_tab'

/** The three tabs by their name in the address. */
export const SETTINGS_TABS = [
  { value: 'girlfriend', words: 'Girlfriend Settings' },
  { value: 'profile', words: 'Personal Profile' },
  { value: 'account', words: 'Account Management' },
] as const
type SettingsTab = (typeof SETTINGS_TABS)[number]['value']
const NAMES = SETTINGS_TABS.map(({ value }) => value)

/** She texts the address of what she remembers, where every character counts. */
const TAB_OF_ANCHOR: Record<string, SettingsTab> = { '#memories': 'account' }

export function useSettingsTab() {
  const { hash } = useLocation()
  return useOpenTab(NAMES, TAB_OF_ANCHOR[hash] ?? 'girlfriend')
}
