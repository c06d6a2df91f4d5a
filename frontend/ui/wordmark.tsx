import { cn } from './cn'

/** `everly.` with its coral dot. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cn('font-display text-2xl leading-none font-bold tracking-tight', className)}>
      everly
      <span aria-hidden="true" className="text-accent">
        .
      </span>
    </span>
  )
}
