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
  const place = useRef<Place>({ scrollTop: 0, marks: [] })
  const [isAway, setIsAway] = useState(false)
  const [seenKey, setSeenKey] = useState(lastKey)

  const settle = useCallback(() => {
    const box = scroller.current
    if (!box) return
    if (follows.current) box.scrollTop = box.scrollHeight
    else holdPlace(box, place.current)
    place.current = follows.current ? atEnd(box) : placeIn(box)
  }, [])

  const onScroll = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const hasFollowed = follows.current
    // What was pushed since the last frame would be noted as the place otherwise.
    if (!hasFollowed) settle()
    follows.current = isStillAtEnd(box, hasFollowed ? place.current : null)
    if (isNearEnd(box)) place.current = atEnd(box)
    else if (hasFollowed) settle()
    setIsAway(!follows.current)
    if (follows.current || hasFollowed) setSeenKey(lastKey)
  }, [lastKey, settle])

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

/** Nothing to hold on to but the end itself. */
function atEnd({ scrollTop }: HTMLElement): Place {
  return { scrollTop, marks: [] }
}

/** Only a reader goes up: a distance that grew by itself is not leaving. */
function isStillAtEnd(box: HTMLElement, followedAt: Place | null): boolean {
  return isNearEnd(box) || (followedAt !== null && box.scrollTop >= followedAt.scrollTop)
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= NEAR_PX
}
