import type { Activity } from '#app/people/activities/contract'
import type { ConversationView } from '#app/conversations/thread/contract'
import { useQuery } from '@tanstack/react-query'

const ACTIVITIES_MS = 10_000

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
