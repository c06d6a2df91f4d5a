import { useSyncExternalStore } from 'react'

const SECOND_MS = 1000

/** Counts down to an instant (epoch ms); 0 from then on. */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(everySecond, () =>
    Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS))
  )
}

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, SECOND_MS / 4)
  return () => clearInterval(timer)
}
