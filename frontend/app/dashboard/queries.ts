import type { Activity } from '#app/people/activities/contract'
import { useQuery } from '@tanstack/react-query'

const ACTIVITIES_MS = 10_000

export function useActivities() {
  return useQuery<{ activities: Activity[] }>({
    queryKey: ['/api/activities'],
    refetchInterval: ACTIVITIES_MS,
    refetchOnMount: 'always',
  })
}
