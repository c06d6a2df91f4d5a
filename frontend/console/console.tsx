import { CssBaseline } from '@mui/material'
import { useState } from 'react'
import { AdminContext, defaultI18nProvider, Notification } from 'react-admin'
import { Outlet, useNavigate } from 'react-router-dom'
import { useDoubtLogin, useLogout } from '../lib/session'
import { usePaintedTheme } from '../lib/use_painted_theme'
import { ConsoleLayout } from './frame/console_layout'
import { createConsoleQueries } from './frame/console_queries'
import { createConsoleStore } from './frame/console_store'
import { CONSOLE_THEMES } from './frame/console_theme'
import { createDataProvider } from './resources/data_provider'
import { createAuthProvider } from './sign_in/auth_provider'
import { StaffGate } from './sign_in/staff_gate'

/**
 * The operators' side. One frame for `/admin` and the tools beside it, so that moving between them keeps it.
 */
export function Console() {
  const logout = useLogout()
  const navigate = useNavigate()
  // Within, every hook meets the cache of the console.
  const doubtLogin = useDoubtLogin()
  // No login gate stands around it, and its screens must be gone when this ends.
  const leave = () => logout().then(() => navigate('/', { flushSync: true }))
  const [parts] = useState(() => createParts(leave))
  const onKnown = (id: number | null) => {
    doubtLogin(id)
    if (id !== null) parts.store.ownedBy(id)
  }
  return (
    <AdminContext {...parts} basename="/admin" theme={CONSOLE_THEMES[usePaintedTheme()]}>
      <CssBaseline enableColorScheme />
      <StaffGate onKnown={onKnown}>
        <ConsoleLayout>
          <Outlet />
        </ConsoleLayout>
      </StaffGate>
      <Notification />
    </AdminContext>
  )
}

function createParts(leave: () => Promise<void>) {
  const queryClient = createConsoleQueries()
  return {
    queryClient,
    authProvider: createAuthProvider(queryClient, leave),
    dataProvider: createDataProvider(),
    i18nProvider: defaultI18nProvider,
    store: createConsoleStore(),
  }
}
