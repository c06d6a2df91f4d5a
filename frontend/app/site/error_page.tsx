import { useRouteError } from 'react-router-dom'
import { PageError } from '../../lib/page_error'
import { buttonStyles } from '../../ui/button'

const ADVICE = 'This page broke while loading. Try again; if it keeps happening, write to us.'

/** Stands in for a page that threw. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <div className="grid min-h-[60dvh] content-center py-12">
      <PageError error={error} fallback={ADVICE} onRetry={() => location.reload()} />
      <a href="/" className={buttonStyles({ variant: 'link', className: 'mx-auto' })}>
        Go home
      </a>
    </div>
  )
}
