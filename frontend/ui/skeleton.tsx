import { cn } from './cn'

/** A grey stand-in: give it the height of what comes. Say `aria-busy` on the part around it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('h-4 animate-pulse rounded-control bg-line', className)}
    />
  )
}
