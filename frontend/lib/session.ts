import type { AuthCheck, Signup } from '#app/people/accounts/contract'
import type { Girlfriend } from '#app/people/girlfriends/contract'
import type { Site } from '#app/site/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api, forgetReads } from './api'
import { forgetKept } from './kept'
import { forgetEmail } from './sticky_email'

const SIGNUP_MS = 30_000

/** Reads that more than one feature shares. Each key is its path, so the cache is shared too. */
export const KEYS = {
  auth: ['/api/auth/check'],
  signup: ['/api/signup'],
  girlfriend: ['/api/girlfriend'],
  site: ['/api/site'],
  schedules: ['/api/activities?includeScheduled=true'],
} as const

/** Who is here. `leaveFor` is ours: where somebody goes who has just left, and needs no word about it. */
type Login = AuthCheck & { leaveFor?: string }

export function useAuth() {
  return useQuery<Login>({ queryKey: KEYS.auth })
}

export function useSite() {
  return useQuery<Site>({ queryKey: KEYS.site })
}

export function useSignup({ isEnabled = true } = {}) {
  return useQuery<{ signup: Signup }>({ queryKey: KEYS.signup, enabled: isEnabled })
}

/** Kept up to date. `always`, because what is never stale would not be read again on focus. */
export function useWatchedSignup() {
  return useQuery<{ signup: Signup }>({
    queryKey: KEYS.signup,
    refetchInterval: SIGNUP_MS,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

export function useGirlfriend({ isEnabled = true } = {}) {
  return useQuery<{ girlfriend: Girlfriend | null }>({
    queryKey: KEYS.girlfriend,
    enabled: isEnabled,
  })
}

/** Goes to `/` even when the call fails, and leaves nothing of this person on the page. */
export function useLogout(): () => Promise<void> {
  const leave = useLeave()

  return async () => {
    // A failed logout is only logged: the person wanted to leave and is shown the way out.
    await api('POST', '/api/logout').catch(reportError)
    await leave()
  }
}

/**
 * After the session has ended: nothing read for this person stays, and the page is `/`, or another one given.
 */
export function useLeave(): (leaveFor?: string) => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()

  return async (leaveFor = '/') => {
    forgetReads()
    forgetEmail()
    forgetKept()
    // The frame watches the login itself; removed from under it, it would not notice the change.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.auth[0] })
    queries.setQueryData<Login>(KEYS.auth, { authenticated: false, leaveFor })
    await navigate(leaveFor)
  }
}
