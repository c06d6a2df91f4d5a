import { startTransition, useLayoutEffect, useRef, useState } from 'react'

/** Two or three screens each way: a flick of the finger does not outrun it. */
const MARGIN = '2400px 0px'

/**
 * Whether an element of a thread is near the part being read, and how high it was when last it was.
 * `isNear` is the answer until the browser has looked.
 */
export function useNearness({ isNear: isNearAtFirst }: { isNear: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ isNear: isNearAtFirst, heightPx: 0 })

  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const look = ([...entries]: IntersectionObserverEntry[]) => {
      const latest = entries.at(-1)
      if (!latest) return
      const isNear = latest.isIntersecting || isInUse(watched)
      const heightPx = latest.boundingClientRect.height
      // A flick brings several at once; drawing them may wait for the finger.
      startTransition(() =>
        setPlace((known) => (known.isNear === isNear ? known : { isNear, heightPx }))
      )
    }
    const root = watched.closest('[role=log]')
    const observer = new IntersectionObserver(look, { root, rootMargin: MARGIN })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])

  return { element, ...place }
}

/** Taken away, it would take the focus or a half-made selection with it. */
function isInUse(element: HTMLElement): boolean {
  if (element.contains(document.activeElement)) return true
  const selection = getSelection()
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(element, true))
}
