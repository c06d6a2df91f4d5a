import { Band } from '../ui/band'
import { cn } from '../ui/cn'
import { refusalOf } from './api_error'
import { BRAND } from './names'

/** Over what was read before and could not be read again. */
export function StaleBand({ error, className }: { error: Error | null; className?: string }) {
  return (
    // There before it has words, or they would not be announced.
    <div role="status" className={cn('empty:hidden', className)}>
      {error && (
        <Band tone="warn" title="Not up to date.">
          {refusalOf(error, `${BRAND} isn’t responding.`)} This page will keep trying.
        </Band>
      )}
    </div>
  )
}
