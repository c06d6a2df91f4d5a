import type { ReactNode } from 'react'
import { cn } from '../../ui/cn'
import { Stamp } from '../../ui/stamp'

interface SectionHeadingProps {
  id: string
  /** The time of day the page has come to. */
  stamp: string
  children: ReactNode
  /** On aubergine. */
  stampClass?: string
}

/** Like a new hour in a thread: the stamp in the middle, then the words. */
export function SectionHeading({ id, stamp, children, stampClass }: SectionHeadingProps) {
  return (
    <>
      <Stamp className={cn('mt-0', stampClass)}>{stamp}</Stamp>
      <h2 id={id} className="text-4xl">
        {children}
      </h2>
    </>
  )
}
