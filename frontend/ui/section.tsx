import { useId, useRef, type ReactNode } from 'react'
import { Card } from './card'
import { cn } from './cn'
import { useAnchor } from './use_anchor'

interface SectionProps {
  /** Where a link to it leads: `#anchor`. */
  anchor?: string
  title: string
  description?: ReactNode
  children: ReactNode
}

/**
 * One subject of a long page: words on the left, what can be
 * done on the right; on phones one above the other.
 */
export function Section({ anchor, title, description, children }: SectionProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useAnchor(section, anchor)
  return (
    <section
      ref={section}
      id={anchor}
      aria-labelledby={id}
      className={cn(
        'grid gap-x-12 gap-y-4 border-t border-line py-8 first:border-0 first:pt-0',
        'lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]'
      )}
    >
      <div className="min-w-0">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {description && <div className="mt-2 max-w-read text-muted">{description}</div>}
      </div>
      <Card className="min-w-0 self-start">{children}</Card>
    </section>
  )
}
