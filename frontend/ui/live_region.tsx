import type { ReactNode } from 'react'

interface LiveRegionProps {
  /** What changed; empty says nothing. Keep the region mounted, or its first words stay unsaid. */
  children?: ReactNode
}

export function LiveRegion({ children }: LiveRegionProps) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {children}
    </div>
  )
}
