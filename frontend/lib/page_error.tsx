import { ErrorState } from '../ui/error_state'
import { VisuallyHidden } from '../ui/visually_hidden'
import { ApiError, refusalOf } from './api_error'
import { PageTitle } from './page_title'

interface PageErrorProps {
  error: unknown
  /** Said when the server gave no sentence of its own. */
  fallback: string
  onRetry: () => void
  isRetrying?: boolean
}

/** Stands in for a whole page, heading included. A broken part of a page takes `ErrorState`. */
export function PageError({ error, fallback, onRetry, isRetrying }: PageErrorProps) {
  return (
    <>
      <VisuallyHidden>
        <PageTitle>Something went wrong</PageTitle>
      </VisuallyHidden>
      <ErrorState
        onRetry={onRetry}
        isRetrying={isRetrying}
        requestId={error instanceof ApiError ? error.requestId : null}
      >
        {refusalOf(error, fallback)}
      </ErrorState>
    </>
  )
}
