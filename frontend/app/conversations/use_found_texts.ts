import type { FoundTexts } from '#app/conversations/thread/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api'

/** Whoever types goes on typing. */
const TYPING_MS = 300

/** Both sides of the talk, read while somebody types; what was found before stays until then. */
export function useFoundTexts(words: string) {
  const asked = useSettled(words)
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

function useSettled(words: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const settling = setTimeout(() => setSettled(words), TYPING_MS)
    return () => clearTimeout(settling)
  }, [words])
  return settled
}
