import { Link } from 'react-router-dom'
import { cn } from '../ui/cn'
import { BRAND } from './names'
import { Wordmark } from './wordmark'

/** The wordmark that leads home, to `/` or to where somebody logged in is at home. */
export function HomeLink({ to, className }: { to: string; className?: string }) {
  return (
    <Link
      to={to}
      aria-label={`${BRAND}, home`}
      className={cn('flex min-h-12 items-center rounded-tail', className)}
    >
      <Wordmark />
    </Link>
  )
}
