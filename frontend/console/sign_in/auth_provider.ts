import type { StaffSession } from '#app/people/staff/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { AuthProvider } from 'react-admin'
import { STAFF_SESSION } from './staff_session'

const FRESH_MS = 30_000
const READS = ['list', 'show']

/**
 * What react-admin asks about the session. The gate around it shows the way in, the second
 * factor and the refusal; here stands only what its buttons and lists need to know.
 */
export function createAuthProvider(queries: QueryClient, logout: () => Promise<void>) {
  const session = () =>
    queries.fetchQuery<StaffSession>({ queryKey: STAFF_SESSION, staleTime: FRESH_MS })
  const askAgain = () => queries.invalidateQueries({ queryKey: STAFF_SESSION })

  return {
    // Nobody logs in here: the page is `/`.
    login: () => Promise.resolve(),
    logout: async () => {
      await logout()
      return false
    },
    checkAuth: async () => {
      await session()
    },
    // 401 and 403 may both mean that the session has changed: the gate reads it again and shows what is due.
    checkError: async ({ status }: { status?: number }) => {
      if (status === 401 || status === 403) await askAgain()
      if (status === 401) throw { logoutUser: false, message: false }
    },
    // It shows lists and records alone: what may be done with them, the buttons ask by themselves.
    canAccess: async ({ action, resource }) => {
      const { may } = await session()
      const read = resource === 'audit-log' ? 'audit_log.read' : 'resources.read'
      return READS.includes(action) && may.includes(read)
    },
  } satisfies AuthProvider
}
