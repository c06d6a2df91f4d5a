import { ErrorState } from '../ui/error_state'
import { VisuallyHidden } from '../ui/visually_hidden'
import { ApiError, refusalOf } from './api_error'
import { PageTitle } from './page_title'

/** As much of a query as it takes to tell that it failed, and to try again. */
interface FailedQuery {
  error: unknown
  refetch: () => unknown
  isFetching: boolean
}

interface PageErrorProps {
  query: FailedQuery
  /** Said when the server gave no sentence of its own. */
  fallback: string
}

/** Stands in for a whole page, heading included. A broken part of a page takes `PartError`. */
export function PageError({ query: { error, refetch, isFetching }, fallback }: PageErrorProps) {
  return (
    <>
      <VisuallyHidden>
        <PageTitle>Something went wrong</PageTitle>
      </VisuallyHidden>
      <ErrorState
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        requestId={error instanceof ApiError ? error.requestId : null}
      >
        {refusalOf(error, fallback)}
      </ErrorState>
    </>
  )
}
