import type { ConversationView } from '#app/conversations/thread/contract'
import { useQuery } from '@tanstack/react-query'

const POLL_MS = 10_000

/** The end of the thread, and her mood. */
export function useLastTexts() {
  return useQuery<ConversationView>({
    queryKey: ['/api/my-conversation?limit=10'],
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
  })
}

/** One mood wherever it is shown: the talk's, which she was read with at first while it is on its way. */
export function useHerMood(stored: string): string {
  const { data } = useLastTexts()
  return data?.context.emotionalState || stored || 'happy'
}
