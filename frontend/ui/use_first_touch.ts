import { useEffect } from 'react'

/**
 * Asks for code at the first touch or key on the page: late enough for its first
 * paint, early enough for most presses. `load` stays the same function.
 */
export function useFirstTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true, once: true }
    // Whoever needs it meets a failure again, and is told.
    const ask = () => void load().catch(() => undefined)
    addEventListener('pointerdown', ask, options)
    addEventListener('keydown', ask, options)
    return () => listening.abort()
  }, [load])
}
