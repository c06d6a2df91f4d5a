import type { TestTextState } from '#app/console/calls/contract'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api_error'

const ENDS = ['delivered', 'undelivered', 'failed', 'unknown']
const WATCH_MS = 1500

/**
 * What becomes of a text, asked until it has ended: the server queues it, the provider's word comes later.
 */
export function useWatchedText(messageId: number | null) {
  return useQuery<TestTextState, ApiError>({
    queryKey: [`/api/admin/test-texts/${messageId}`],
    enabled: messageId !== null,
    refetchInterval: ({ state }) =>
      state.data && ENDS.includes(state.data.state) ? false : WATCH_MS,
  })
}
