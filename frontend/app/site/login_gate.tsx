import type { AuthCheck } from '#app/people/accounts/contract'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation, useMatches, type UIMatch } from 'react-router-dom'
import { PageError } from '../../lib/page_error'
import { useAuth } from '../../lib/session'
import { PageLoading } from './page_loading'

/**
 * Shows what is inside to somebody logged in. A visitor goes to `/` and comes back from there, or sees
 * what the page has for visitors: its route says so in `handle: { visitor: <…/> }`. Who has logged out is
 * led to where they leave for.
 */
export function LoginGate({ children }: { children: ReactNode }) {
  const query = useAuth()
  const { data: auth } = query
  const visitor = useMatches().map(visitorOf).findLast(Boolean)

  if (query.isLoadingError) {
    return (
      <main className="grid min-h-dvh content-center">
        <PageError query={query} fallback="We could not check your login." />
      </main>
    )
  }
  if (!auth) return <PageLoading />
  if (auth.authenticated) {
    return (
      // What one person has half done on a page must not stand there for the next.
      <Confirmed key={auth.id} auth={auth}>
        {children}
      </Confirmed>
    )
  }
  if (auth.leavesFor) return <WayOut to={auth.leavesFor} />
  if (visitor) return <main className="grid min-h-dvh content-center">{visitor}</main>
  return <ToLogin />
}

/** Leads out anew wherever somebody moves meanwhile. */
function WayOut({ to }: { to: string }) {
  const { key, pathname, search } = useLocation()
  return (
    <>
      <PageLoading />
      {pathname + search !== to && <Navigate key={key} to={to} />}
    </>
  )
}

/** A login leads there by itself. */
const HOMES = ['/user-dashboard', '/dashboard', '/customize']

function ToLogin() {
  const [{ pathname, search, hash }] = useState(useLocation())
  const wanted = encodeURIComponent(pathname + search + hash)
  return <Navigate to={HOMES.includes(pathname) ? '/' : `/?redirect=${wanted}`} replace />
}

/** Somebody of staff gives the second factor before anything else. */
function Confirmed({ auth, children }: { auth: LoggedIn; children: ReactNode }) {
  return auth.needsSecondFactor ? <Navigate to="/admin" replace /> : children
}

type LoggedIn = Extract<AuthCheck, { authenticated: true }>

function visitorOf({ handle }: UIMatch): ReactNode {
  return (handle as { visitor?: ReactNode } | undefined)?.visitor
}
