import { BRAND } from './names'
import { cn } from '../ui/cn'

/** `everly.` with its coral dot. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cn('font-display text-2xl leading-none font-bold tracking-tight', className)}>
      {BRAND.toLowerCase()}
      <span aria-hidden="true" className="text-accent">
        .
      </span>
    </span>
  )
}
