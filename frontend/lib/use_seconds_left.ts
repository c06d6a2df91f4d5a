import { useCallback, useSyncExternalStore } from 'react'

const SECOND_MS = 1000

/** Counts down to an instant (epoch ms); 0 from then on. */
export function useSecondsLeft(until: number): number {
  const tick = useCallback((notify: () => void) => everySecond(until, notify), [until])
  return useSyncExternalStore(tick, () => secondsLeft(until))
}

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS))

/** Who has nothing to wait for is not woken. */
function everySecond(until: number, notify: () => void): () => void {
  if (secondsLeft(until) === 0) return () => {}
  const timer = setInterval(() => {
    if (secondsLeft(until) === 0) clearInterval(timer)
    notify()
  }, SECOND_MS / 4)
  return () => clearInterval(timer)
}
