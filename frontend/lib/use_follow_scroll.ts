import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

const NEAR_PX = 80

interface Thread {
  /** Names the oldest text shown; when it changes, older ones came in above. */
  firstKey: string | number | undefined
  lastKey: string | number | undefined
}

interface FollowScroll {
  scroller: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** Texts came in below while the reader was elsewhere. */
  hasUnseen: boolean
  showLatest: () => void
}

/**
 * Opens a thread at its end and follows it only while the reader is within 80 px of it. Older texts that
 * come in above leave what is being read where it is.
 */
export function useFollowScroll({ firstKey, lastKey }: Thread): FollowScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const known = useRef<{ firstKey: Thread['firstKey']; height: number }>(null)
  const follows = useRef(true)
  const [isAway, setIsAway] = useState(false)
  const [seenKey, setSeenKey] = useState(lastKey)

  const onScroll = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const hasFollowed = follows.current
    follows.current = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_PX
    setIsAway(!follows.current)
    if (follows.current || hasFollowed) setSeenKey(lastKey)
  }, [lastKey])

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const before = known.current
    if (follows.current) box.scrollTop = box.scrollHeight
    else if (before && before.firstKey !== firstKey)
      box.scrollTop += box.scrollHeight - before.height
    known.current = { firstKey, height: box.scrollHeight }
  }, [firstKey, lastKey])

  useStayAtEnd(scroller, follows)

  const showLatest = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  return { scroller, onScroll, hasUnseen: isAway && lastKey !== seenKey, showLatest }
}

/** A keyboard, a band or a late font changes the heights without a new text. */
function useStayAtEnd(
  scroller: RefObject<HTMLDivElement | null>,
  follows: RefObject<boolean>
): void {
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const watch = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight
    })
    watch.observe(box)
    if (box.firstElementChild) watch.observe(box.firstElementChild)
    return () => watch.disconnect()
  }, [scroller, follows])
}
