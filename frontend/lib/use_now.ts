import { useSyncExternalStore } from 'react'

const STEP_MS = 10_000

/** The time in steps of ten seconds: keeps `5m ago` true on a page that stays open. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readStep)
}

function readStep(): number {
  return Math.floor(Date.now() / STEP_MS) * STEP_MS
}

function subscribe(notify: () => void): () => void {
  const ticking = setInterval(notify, STEP_MS)
  return () => clearInterval(ticking)
}
