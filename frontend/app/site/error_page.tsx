import { useRouteError } from 'react-router-dom'
import { ApiError, refusalOf } from '../../lib/api_error'
import { PageTitle } from '../../lib/page_title'
import { buttonStyles } from '../../ui/button'
import { ErrorState } from '../../ui/error_state'
import { VisuallyHidden } from '../../ui/visually_hidden'

const ADVICE = 'This page broke while loading. Try again; if it keeps happening, write to us.'

/** Stands in for a page that threw. */
export function ErrorPage() {
  const error = useRouteError()
  const requestId = error instanceof ApiError ? error.requestId : null

  return (
    <div className="grid min-h-[60dvh] content-center py-12">
      <VisuallyHidden>
        <PageTitle>Something went wrong</PageTitle>
      </VisuallyHidden>
      <ErrorState onRetry={() => location.reload()} requestId={requestId} className="pb-4">
        {refusalOf(error, ADVICE)}
      </ErrorState>
      <a href="/" className={buttonStyles({ variant: 'link', className: 'mx-auto' })}>
        Go home
      </a>
    </div>
  )
}
