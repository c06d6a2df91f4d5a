import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { PageError } from '../../lib/page_error'
import { buttonStyles } from '../../ui/button'
import { OfflineNotice } from './offline_page'

const ADVICE = 'This page couldn’t load. Try again; if it keeps happening, write to us.'

/** Stands in for a page that threw. */
export function ErrorPage() {
  const failed = { error: useRouteError(), refetch: () => location.reload(), isFetching: false }
  if (!navigator.onLine) return <Offline />
  return (
    <div className="grid min-h-[60dvh] content-center py-12">
      <PageError query={failed} fallback={ADVICE} />
      <a href="/" className={buttonStyles({ variant: 'link', className: 'mx-auto' })}>
        Go home
      </a>
    </div>
  )
}

/** The code of a page could not be fetched: it is, as soon as that can be done. */
function Offline() {
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('online', () => location.reload(), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return <OfflineNotice />
}
