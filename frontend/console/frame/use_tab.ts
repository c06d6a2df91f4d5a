import { useSearchParams } from 'react-router-dom'

/** The open tab, kept in the address so that it can be linked to and reloaded. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find((each) => each === query.get('tab')) ?? tabs[0]
  const open = (next: Tab) => setQuery({ tab: next }, { replace: true })
  return { tab, open }
}
