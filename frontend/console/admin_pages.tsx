import type { ReactNode } from 'react'
import { AdminUI } from 'react-admin'
import { DashboardPage } from './dashboard/dashboard_page'
import { AccessDenied } from './frame/access_denied'
import { NotThere } from './frame/not_there'
import { resourceScreens } from './resources/resource_screens'

/** `/admin` and everything below it. The frame around it is the console's own. */
export function AdminPages() {
  return (
    <AdminUI
      disableTelemetry
      requireAuth
      title="Console"
      layout={Bare}
      loginPage={false}
      authCallbackPage={false}
      notification={Nothing}
      catchAll={NotThere}
      accessDenied={AccessDenied}
      dashboard={DashboardPage}
    >
      {resourceScreens}
    </AdminUI>
  )
}

function Bare({ children }: { children?: ReactNode }) {
  return children
}

function Nothing() {
  return null
}
