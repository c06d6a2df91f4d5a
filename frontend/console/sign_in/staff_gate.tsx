import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PageError } from '../../lib/page_error'
import { Spinner } from '../../ui/spinner'
import { NotForYou } from './not_for_you'
import { SecondFactorPage } from './second_factor_page'
import { useStaffSession } from './staff_session'

interface StaffGateProps {
  /** Tells who is here, which the app around the console may have known otherwise. */
  onKnown: (id: number | null) => void
  children: ReactNode
}

/** Shows the console to staff whose second factor is typed; to everybody else what they can do about it. */
export function StaffGate({ onKnown, children }: StaffGateProps) {
  const query = useStaffSession()
  const { data, error } = query
  const { pathname, search } = useLocation()
  useTelling(query, onKnown)

  if (error?.status === 401) {
    return <Navigate to={`/?${new URLSearchParams({ redirect: pathname + search })}`} replace />
  }
  if (error?.status === 403) return <NotForYou />
  // A poll that failed takes nothing away from somebody who is working.
  if (data) return data.isConfirmed ? children : <SecondFactorPage session={data} />
  return (
    <main className="grid min-h-dvh content-center justify-items-center">
      {error ? (
        <PageError query={query} fallback="We could not check your login." />
      ) : (
        <Spinner label="Loading" />
      )}
    </main>
  )
}

function useTelling(
  { data, error }: ReturnType<typeof useStaffSession>,
  onKnown: StaffGateProps['onKnown']
): void {
  const isLoggedOut = error?.status === 401
  const confirmed = data?.isConfirmed ? data.id : null
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (isLoggedOut) tell(null)
    else if (confirmed !== null) tell(confirmed)
  }, [isLoggedOut, confirmed])
}
