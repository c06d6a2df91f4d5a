import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { holdPlace, placeIn, type Place } from './reading_place'

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
 * Opens a thread at its end and follows it only while the reader is within 80 px of it. Whatever comes
 * in or changes its height above leaves what is being read where it is.
 */
export function useFollowScroll({ firstKey, lastKey }: Thread): FollowScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const place = useRef<Place>([])
  const [isAway, setIsAway] = useState(false)
  const [seenKey, setSeenKey] = useState(lastKey)

  const onScroll = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const hasFollowed = follows.current
    follows.current = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_PX
    place.current = follows.current ? [] : placeIn(box)
    setIsAway(!follows.current)
    if (follows.current || hasFollowed) setSeenKey(lastKey)
  }, [lastKey])

  const settle = useCallback(() => {
    const box = scroller.current
    if (!box) return
    if (follows.current) box.scrollTop = box.scrollHeight
    else holdPlace(box, place.current)
  }, [])

  useLayoutEffect(settle, [settle, firstKey, lastKey])
  useHeightChanges(scroller, settle)

  const showLatest = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  return { scroller, onScroll, hasUnseen: isAway && lastKey !== seenKey, showLatest }
}

/** A keyboard, a band, a late font or a piece drawn again changes the heights without a new text. */
function useHeightChanges(scroller: RefObject<HTMLDivElement | null>, onChange: () => void): void {
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const watch = new ResizeObserver(onChange)
    watch.observe(box)
    if (box.firstElementChild) watch.observe(box.firstElementChild)
    return () => watch.disconnect()
  }, [scroller, onChange])
}
