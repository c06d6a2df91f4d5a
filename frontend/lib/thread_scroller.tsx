import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { useFollowScroll } from './use_follow_scroll'

/** Early enough that the older texts are there before somebody reaches them. */
const NEAR_TOP_PX = 800

interface ThreadScrollerProps {
  label: string
  /** Names the oldest and the newest text shown. */
  firstKey: string | number | undefined
  lastKey: string | number | undefined
  onNearTop?: () => void
  /** Read out as it comes in; the rows stay silent. */
  announcement?: ReactNode
  /** The rows, or pieces with the rows in them, are the children of an element marked `data-texts`. */
  children: ReactNode
  className?: string
}

/**
 * The scrolling part of a thread: opens at its end, follows it, and never moves a reader who is elsewhere.
 */
export function ThreadScroller(props: ThreadScrollerProps) {
  const { label, firstKey, lastKey, onNearTop, announcement, children, className } = props
  const { scroller, onScroll, hasUnseen, showLatest } = useFollowScroll({ firstKey, lastKey })

  const scrolled = () => {
    onScroll()
    if (scroller.current && scroller.current.scrollTop < NEAR_TOP_PX) onNearTop?.()
  }

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        onScroll={scrolled}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={label}
        tabIndex={0}
        className={cn('h-full overflow-y-auto -outline-offset-4 [overflow-anchor:none]', className)}
      >
        <div aria-live="off">{children}</div>
        {announcement}
      </div>
      {hasUnseen && (
        <Button
          size="sm"
          onClick={showLatest}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-rise rounded-full shadow-float"
        >
          <ArrowDown aria-hidden="true" className="size-4.5" />
          New messages
        </Button>
      )}
    </div>
  )
}
