import type { Signup } from '#app/accounts/contract'
import type { Activity } from '#app/activities/contract'
import type { ConversationView } from '#app/conversations/contract'
import { useQuery } from '@tanstack/react-query'
import { KEYS } from '../../lib/session'

const SIGNUP_MS = 30_000
const ACTIVITIES_MS = 10_000

/** `always`, because what is never stale would not be read again on focus. */
export function useWatchedSignup() {
  return useQuery<{ signup: Signup }>({
    queryKey: KEYS.signup,
    refetchInterval: SIGNUP_MS,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

export function useActivities() {
  return useQuery<{ activities: Activity[] }>({
    queryKey: ['/api/activities'],
    refetchInterval: ACTIVITIES_MS,
    refetchOnMount: 'always',
  })
}

/** The last text and her mood. */
export function useLastText() {
  return useQuery<ConversationView>({
    queryKey: ['/api/my-conversation?limit=1'],
    refetchInterval: ACTIVITIES_MS,
    refetchOnMount: 'always',
  })
}
