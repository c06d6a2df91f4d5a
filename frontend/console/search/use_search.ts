import type { Hit, SearchAnswer } from '#app/console/search/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { useSettled } from '../../lib/use_settled'

/** Each search is counted and audited: not one a letter. */
const PAUSE_MS = 400
const SHORTEST = 2

/** What is found for the words, once they stand still for a moment; nothing of it outlives the dialog. */
export function useSearch(typed: string) {
  const words = useSettled(typed.trim(), PAUSE_MS)
  const isAsked = words.length >= SHORTEST || /^\d$/.test(words)
  const { data, error, isFetching } = useQuery<SearchAnswer>({
    queryKey: ['search', words],
    queryFn: ({ signal }) => api('POST', '/api/admin/search', { words }, { signal }),
    enabled: isAsked,
    gcTime: 0,
    staleTime: Infinity,
  })
  const isWaiting = typed.trim() !== words || isFetching
  const answer = isAsked && !error ? data : undefined
  return { answer, hits: answer ? hitsOf(answer) : NONE, error: isAsked ? error : null, isWaiting }
}

const NONE: Hit[] = []

/** In the order they are shown in. */
function hitsOf({ people, texts, payments }: SearchAnswer): Hit[] {
  return [...people, ...texts, ...payments]
}
