import { ApiError, refusalOf } from '../../lib/api_error'
import { ErrorState } from '../../ui/error_state'
import { Skeleton } from '../../ui/skeleton'
import { Spinner } from '../../ui/spinner'
import { useIsReading } from './use_thread'

/** As the thread stands when it is there: a few bubbles, the last at the end. */
export function ThreadLoading() {
  return (
    <div
      aria-busy="true"
      className="flex flex-1 flex-col justify-end gap-3 overflow-hidden px-5 py-5"
    >
      <Spinner label="Loading your conversation" className="mx-auto mb-4 text-primary" />
      <Skeleton className="h-12 w-3/5 rounded-bubble" />
      <Skeleton className="ml-auto h-12 w-2/5 rounded-bubble" />
      <Skeleton className="h-20 w-3/5 rounded-bubble" />
      <Skeleton className="ml-auto h-12 w-1/2 rounded-bubble" />
    </div>
  )
}

interface ThreadFailedProps {
  error: Error
  onRetry: () => void
}

export function ThreadFailed({ error, onRetry }: ThreadFailedProps) {
  const isRetrying = useIsReading()
  return (
    <div className="grid flex-1 content-center overflow-y-auto">
      <ErrorState
        title="Could not load your conversation"
        onRetry={onRetry}
        isRetrying={isRetrying}
        requestId={error instanceof ApiError ? error.requestId : null}
      >
        {refusalOf(error)}
      </ErrorState>
    </div>
  )
}
