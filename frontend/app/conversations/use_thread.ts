import type { ConversationView } from '#app/conversations/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { oldestId, withLatest, withOlder, type Thread } from './merge_thread'

const PATH = '/api/my-conversation?limit=75'
const KEY = ['thread']
const POLL_MS = 5000

/** The conversation, polled while the tab is looked at. A failed poll leaves what is on screen alone. */
export function useThread() {
  const queries = useQueryClient()
  return useQuery<Thread>({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const view = await api<ConversationView>('GET', PATH, undefined, { signal })
      return withLatest(queries.getQueryData<Thread>(KEY), view)
    },
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** Reads the texts before the first one shown. */
export function useOlderTexts(thread: Thread) {
  const queries = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => {
      const before = oldestId(thread.messages)
      return api<ConversationView>('GET', `${PATH}&before=${before}`)
    },
    onSuccess: (page) =>
      queries.setQueryData<Thread>(KEY, (known) => known && withOlder(known, page)),
  })
  const load = () => {
    if (thread.hasOlder && !isPending) mutate()
  }
  return { load, isPending, isError }
}
