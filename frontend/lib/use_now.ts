import { useSyncExternalStore } from 'react'

const STEP_MS = 10_000
let now = Date.now()

/** The time in steps of ten seconds: keeps `5m ago` true on a page that stays open. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readStep)
}

/** The same until the step is over, as a snapshot has to be. */
function readStep(): number {
  if (Date.now() - now >= STEP_MS) now = Date.now()
  return now
}

function subscribe(notify: () => void): () => void {
  const ticking = setInterval(notify, STEP_MS)
  return () => clearInterval(ticking)
}
