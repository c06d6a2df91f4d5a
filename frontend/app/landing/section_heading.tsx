import type { ReactNode } from 'react'
import { cn } from '../../ui/cn'
import { Stamp } from '../../ui/stamp'

interface SectionHeadingProps {
  id: string
  /** The time of day the page has come to. */
  stamp: string
  children: ReactNode
  className?: string
  /** On aubergine, or where the words are no wider than the screen's half. */
  stampClass?: string
}

/** Like a new hour in a thread: the stamp in the middle, then the words. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, stamp, children, className, stampClass } = props
  return (
    <>
      <Stamp className={cn('mt-0', stampClass)}>{stamp}</Stamp>
      <h2 id={id} className={cn('text-4xl', className)}>
        {children}
      </h2>
    </>
  )
}
