import type { AuthCheck } from '#app/people/accounts/contract'
import { safeRedirect } from '#app/site/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forgetReads } from '../../lib/api'
import { forgetKept } from '../../lib/kept'
import { KEYS, useAuth } from '../../lib/session'

interface Newcomer {
  email: string
  isOnboarded: boolean
}

const OF_EVERYBODY: unknown[] = [KEYS.auth[0], KEYS.site[0]]

/** Where somebody goes who is logged in: on arrival, and after `enter` told us who came and where to. */
export function useEntry() {
  const queries = useQueryClient()
  const { data: auth } = useAuth()
  const [goal, setGoal] = useState<string | null>(null)

  const enter = async ({ email, isOnboarded }: Newcomer, to: string) => {
    // Before the check answers: its answer alone would send them home.
    setGoal(to)
    forgetReads()
    forgetKept()
    // Whoever was here before may have been somebody else.
    queries.removeQueries({ predicate: ({ queryKey }) => !OF_EVERYBODY.includes(queryKey[0]) })
    await queries.invalidateQueries({ queryKey: ['/api/signups'] })
    // One that began before they came would answer of before.
    await queries.cancelQueries({ queryKey: KEYS.auth })
    const check = { queryKey: KEYS.auth, staleTime: 0 }
    const known = await queries.fetchQuery<AuthCheck>(check).catch(() => null)
    if (known?.authenticated) return
    // The first answer that tells the true id puts this right.
    const guess: AuthCheck = { authenticated: true, id: 0, email, isOnboarded, role: 'user' }
    queries.setQueryData(KEYS.auth, guess)
  }

  return { enter, leaveFor: auth?.authenticated ? (goal ?? homeOf(auth)) : null }
}

export function homeOf({ isOnboarded }: { isOnboarded: boolean }): string {
  return isOnboarded ? '/user-dashboard' : '/customize'
}

/** The `redirect` parameter: whether there is one, and where it may really lead. */
export function useRedirect() {
  const [query] = useSearchParams()
  const asked = query.get('redirect')
  return {
    isAsked: asked !== null,
    isPurchase: /^\/(subscription|checkout)(?![\w-])/.test(asked ?? ''),
    target: safeRedirect(asked),
  }
}
