import { useSyncExternalStore } from 'react'

/** False on a page made at build time until React has taken it over, then true. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false
  )
}
