import { useEffect, type RefObject } from 'react'

const LOADING_MS = 5000
const TAKEN_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/** An address that ends in `#anchor` leads here, and stays here while what stands above still loads. */
export function useAnchor(target: RefObject<HTMLElement | null>, anchor: string | undefined): void {
  useEffect(() => {
    const { current } = target
    if (!current || !anchor || location.hash !== `#${anchor}`) return
    const hold = new ResizeObserver(() => current.scrollIntoView({ behavior: 'instant' }))
    hold.observe(document.body)
    const leave = new AbortController()
    leave.signal.addEventListener('abort', () => hold.disconnect())
    const { signal } = leave
    for (const touch of TAKEN_OVER) {
      addEventListener(touch, () => leave.abort(), { signal, passive: true })
    }
    const isLoaded = setTimeout(() => leave.abort(), LOADING_MS)
    return () => {
      clearTimeout(isLoaded)
      leave.abort()
    }
  }, [target, anchor])
}
