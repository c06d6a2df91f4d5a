import type { Memory } from '#app/memory/memories/contract'
import { useQuery } from '@tanstack/react-query'

export const MEMORIES = ['/api/memories'] as const

/** She saves while the page is closed: each visit reads again. */
export function useMemories() {
  return useQuery<{ memories: Memory[] }>({ queryKey: MEMORIES, refetchOnMount: 'always' })
}
