import type { ReactNode } from 'react'
import { cn } from './cn'

/** The time between two groups of texts, and the marker above a section. */
export function Stamp({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={cn('my-3.5 text-center text-xs font-semibold tracking-wide text-muted', className)}
    >
      {children}
    </p>
  )
}
