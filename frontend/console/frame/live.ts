import { useSyncExternalStore } from 'react'

const LIST_MS = 5000
let isLive = true
const listeners = new Set<() => void>()

/** Whether the console keeps its figures and lists up to date by itself; one switch for all of them. */
export function useLive(): { isLive: boolean; setLive: (isLive: boolean) => void } {
  return { isLive: useSyncExternalStore(subscribe, () => isLive), setLive }
}

/** For `refetchInterval` of a query: false while paused. */
export function useRefetchInterval(everyMs = LIST_MS): number | false {
  return useLive().isLive && everyMs
}

function setLive(live: boolean): void {
  isLive = live
  listeners.forEach((notify) => notify())
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
