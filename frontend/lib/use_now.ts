import { useSyncExternalStore } from 'react'

const STEP_MS = 10_000
let now = Date.now()

/**
 * The time in steps of ten seconds, or longer ones: keeps `5m ago` true on a page that stays open.
 * Nothing renders again within a step.
 */
export function useNow(stepMs = STEP_MS): number {
  return useSyncExternalStore(subscribe, () =>
    stepMs === STEP_MS ? readStep() : readStep() - (readStep() % stepMs)
  )
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
