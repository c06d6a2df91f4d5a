import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { PageError } from '../../lib/page_error'
import { useAuth } from '../../lib/session'
import { PageLoading } from './page_loading'

/** Shows what is inside to somebody logged in. A visitor goes to `/`. */
export function LoginGate({ children }: { children: ReactNode }) {
  const { data: auth, error, refetch, isFetching } = useAuth()

  if (!auth && error) {
    return (
      <main className="grid min-h-dvh content-center">
        <PageError
          error={error}
          fallback="We could not check your login."
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      </main>
    )
  }
  if (!auth) return <PageLoading />
  if (!auth.authenticated) return <Navigate to="/" replace />
  return children
}
