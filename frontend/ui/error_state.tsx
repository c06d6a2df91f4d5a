import { CircleAlert, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'

interface ErrorStateProps {
  title?: string
  /** Plain words on what happened and what to do next. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** For support: names the line in the server's log. */
  requestId?: string | null
  className?: string
}

export function ErrorState(props: ErrorStateProps) {
  const { title = 'Something went wrong', children, onRetry, isRetrying, requestId } = props
  return (
    <div
      role="alert"
      className={cn(
        'mx-auto flex max-w-sm flex-col items-center px-5 py-10 text-center',
        props.className
      )}
    >
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-danger-bg text-danger">
        <CircleAlert aria-hidden="true" className="size-7" />
      </span>
      <p className="font-display text-xl font-bold tracking-tight text-balance">{title}</p>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {onRetry && (
        <Button variant="ghost" className="mt-6" onClick={onRetry} isPending={isRetrying}>
          {!isRetrying && <RotateCcw aria-hidden="true" className="size-4.5" />}
          Try again
        </Button>
      )}
      {requestId && (
        <p className="mt-5 text-xs text-muted">
          Request ID <code className="[overflow-wrap:anywhere] select-all">{requestId}</code>
        </p>
      )}
    </div>
  )
}
