import type { AuthCheck, Signup } from '#app/people/accounts/contract'
import type { Girlfriend } from '#app/people/girlfriends/contract'
import type { Site } from '#app/site/contract'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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

/** Who is here; where somebody on the way out goes, no server tells. */
type Login = AuthCheck & { leavesFor?: string }

/** Read again on focus: another tab may have logged somebody else in. */
export function useAuth() {
  return useQuery<Login>({ queryKey: KEYS.auth, refetchOnWindowFocus: 'always' })
}

/** Who is here now. What was read for somebody else goes before it could be taken for theirs. */
export async function readLogin(queries: QueryClient, signal: AbortSignal): Promise<Login> {
  const now = await api<AuthCheck>('GET', KEYS.auth[0], undefined, { signal })
  if (isOfAnother(queries, now.authenticated ? now.id : null)) forgetPerson(queries)
  // Read again by chance on the way out, the answer must not take it for the end of a session.
  const leavesFor = queries.getQueryData<Login>(KEYS.auth)?.leavesFor
  return now.authenticated || !leavesFor ? now : { ...now, leavesFor }
}

/** Whether what was read tells of another person than the login that is known. */
export function isOfAnother(queries: QueryClient, id: number | null): boolean {
  const known = queries.getQueryData<Login>(KEYS.auth)
  return known?.authenticated === true && known.id !== id
}

function forgetPerson(queries: QueryClient): void {
  forgetReads()
  forgetEmail()
  forgetKept()
  // The frame watches the login itself; removed from under it, it would not notice the change.
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.auth[0] })
}

export function useSite() {
  return useQuery<Site>({ queryKey: KEYS.site })
}

/** Read again on focus: a texted STOP or START changes it, too. */
export function useSignup({ isEnabled = true } = {}) {
  return useQuery<{ signup: Signup }>({
    queryKey: KEYS.signup,
    enabled: isEnabled,
    refetchOnWindowFocus: 'always',
  })
}

/** Once in the frame: each that watches would read by a clock of its own. */
export function useWatchedSignup(): void {
  useQuery<{ signup: Signup }>({
    queryKey: KEYS.signup,
    refetchInterval: SIGNUP_MS,
    notifyOnChangeProps: [],
  })
}

export function useGirlfriend() {
  return useQuery<{ girlfriend: Girlfriend | null }>({
    queryKey: KEYS.girlfriend,
    refetchOnWindowFocus: 'always',
  })
}

/** Shows what was saved. A read under way may hold what was before: it is made anew. */
export function showSaved<Data>(
  queries: QueryClient,
  queryKey: readonly string[],
  update: (known: Data | undefined) => Data | undefined
): void {
  queries.setQueryData<Data>(queryKey, update)
  if (queries.isFetching({ queryKey })) void queries.invalidateQueries({ queryKey })
}

/** Leaves nothing of this person on the page, even when the call fails; a login gate leads to `/`. */
export function useLogout(): () => Promise<void> {
  const leave = useLeave()

  return async () => {
    // A failed logout is only logged: the person wanted to leave and is shown the way out.
    await api('POST', '/api/logout').catch(reportError)
    await leave()
  }
}

/**
 * After the session has ended: nothing read for this person stays, and the login gate leads to `/`, or to
 * another of the visitors' pages.
 */
export function useLeave(): (leavesFor?: string) => Promise<void> {
  const queries = useQueryClient()

  return async (leavesFor = '/') => {
    // An answer of before would bring them back.
    await queries.cancelQueries({ queryKey: KEYS.auth })
    forgetPerson(queries)
    queries.setQueryData<Login>(KEYS.auth, { authenticated: false, leavesFor })
  }
}

/** For a frame that asks the server by itself who is here: what was known before it did is read anew. */
export function useDoubtLogin(): (id: number | null) => void {
  const queries = useQueryClient()

  return (id) => {
    if (isOfAnother(queries, id)) forgetPerson(queries)
    queries.removeQueries({ queryKey: KEYS.auth })
  }
}

/** Ends the way out where a visitor's page stands: any sooner, and the gate would ask for a login. */
export function useArrived(): void {
  const queries = useQueryClient()
  const { data } = useQuery<Login>({ queryKey: KEYS.auth, enabled: false })
  const isOnWayOut = data?.leavesFor !== undefined
  useEffect(() => {
    if (isOnWayOut) queries.setQueryData<Login>(KEYS.auth, { authenticated: false })
  }, [queries, isOnWayOut])
}
