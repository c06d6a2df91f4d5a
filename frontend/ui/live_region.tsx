import type { ReactNode } from 'react'

interface LiveRegionProps {
  /** What changed; empty says nothing. Keep the region mounted, or its first words stay unsaid. */
  children?: ReactNode
  urgency?: 'polite' | 'assertive'
}

export function LiveRegion({ children, urgency = 'polite' }: LiveRegionProps) {
  return (
    <div
      role={urgency === 'assertive' ? 'alert' : 'status'}
      aria-live={urgency}
      className="sr-only"
    >
      {children}
    </div>
  )
}
