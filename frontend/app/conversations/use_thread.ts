import type { Signup } from '#app/people/accounts/contract'
import type { ConversationView } from '#app/conversations/thread/contract'
import {
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { api } from '../../lib/api'
import { KEYS } from '../../lib/session'
import { oldestId, withLatest, withOlder, withText, type Thread } from './merge_thread'

const PATH = '/api/my-conversation'
const LATEST = `${PATH}?limit=75`
/** As many as the server lists at once. The contract says so too, and would bring its checks along. */
export const olderPath = (before: number) => `${PATH}?limit=200&before=${before}`
export const THREAD_KEY = ['thread']
const POLL_MS = 5000

/** The conversation, polled while the tab is looked at. A failed poll leaves what is on screen alone. */
export function useThread() {
  const queries = useQueryClient()
  return useQuery<Thread>({
    queryKey: THREAD_KEY,
    queryFn: async ({ signal }) => {
      const view = await api<ConversationView>('GET', LATEST, undefined, { signal })
      tellFrame(queries, view)
      return withLatest(queries.getQueryData<Thread>(THREAD_KEY), view)
    },
    // Texts that moved one place would be copied, and thousands compared at every poll.
    structuralSharing: false,
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** True while a poll is under way. */
export function useIsReading(): boolean {
  return useIsFetching({ queryKey: THREAD_KEY }) > 0
}

/** Reads the texts before the first one shown. */
export function useOlderTexts(thread: Thread) {
  const queries = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api<ConversationView>('GET', olderPath(oldestId(thread.messages))),
    onSuccess: (page) =>
      queries.setQueryData<Thread>(THREAD_KEY, (known) => known && withOlder(known, page)),
  })
  const load = () => {
    if (thread.hasOlder && !isPending) mutate()
  }
  return { load, isPending, isError }
}

/** After a report: shown at once, then as the server has it. */
export function useMarkReported() {
  const queries = useQueryClient()
  return (id: number) => {
    queries.setQueryData<Thread>(
      THREAD_KEY,
      (known) => known && withText(known, id, { isReported: true })
    )
    return queries.invalidateQueries({ queryKey: THREAD_KEY })
  }
}

/** STOP and START come by text: this poll hears of them first, and the band of the frame follows. */
function tellFrame(queries: QueryClient, { isOptedOut }: ConversationView): void {
  const known = queries.getQueryData<{ signup: Signup }>(KEYS.signup)
  if (!known || known.signup.isOptedOut === isOptedOut) return
  void queries.invalidateQueries({ queryKey: KEYS.signup })
}
