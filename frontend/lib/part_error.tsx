import { ErrorState } from '../ui/error_state'
import { refusalOf } from './api_error'

interface PartErrorProps {
  query: { error: unknown; refetch: () => unknown; isFetching: boolean }
  title?: string
  fallback?: string
  className?: string
}

/** Stands in for a part of a page that could not be read; the others stand. */
export function PartError({ query, title, fallback, className }: PartErrorProps) {
  return (
    <ErrorState
      title={title ?? 'Could not load this'}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      className={className}
    >
      {refusalOf(query.error, fallback)}
    </ErrorState>
  )
}
