import type { FoundTexts } from '#app/conversations/thread/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { useSettled } from '../../lib/use_settled'

/** Whoever types goes on typing. */
const TYPING_MS = 300

/** Both sides of the talk, read while somebody types; what was found before stays until then. */
export function useFoundTexts(words: string) {
  const asked = useSettled(words, TYPING_MS, '')
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['found texts', asked],
    queryFn: async ({ signal }) => {
      const path = `/api/texts?words=${encodeURIComponent(asked)}`
      const found = await api<FoundTexts>('GET', path, undefined, { signal })
      return { ...found, words: asked }
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    // She may have said it since.
    gcTime: 0,
  })
  return { found: data, error, isStale: isPlaceholderData || asked !== words }
}
