import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn'

interface AccordionProps {
  title: ReactNode
  children: ReactNode
  className?: string
}

/** A question that opens to its answer. The browser's own: find-in-page and no script open it too. */
export function Accordion({ title, children, className }: AccordionProps) {
  return (
    <details className={cn('group', className)}>
      <summary
        className={cn(
          'flex min-h-12 cursor-pointer list-none items-center justify-between gap-4',
          'rounded-control py-3 font-semibold [&::-webkit-details-marker]:hidden'
        )}
      >
        <span className="min-w-0">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
