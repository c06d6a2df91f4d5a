import type { Memory, MemoryInput } from '#app/memory/memories/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { MEMORIES } from '../../lib/memories'
import { toastFailure } from '../../lib/toast_failure'
import { toast } from '../../ui/toast'

export function useAddMemory() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api('POST', '/api/memories', { text }),
    onSuccess: () => {
      toast({ title: 'Memory Added', description: 'She will remember it.' })
      return queries.invalidateQueries({ queryKey: MEMORIES })
    },
    onError: (error) => toastFailure('Could Not Add This', error),
  })
}

export function useChangeMemory({ id }: Memory) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: MemoryInput) => api('PATCH', `/api/memories/${id}`, input),
    // Pinned ones stand first: the server knows the order. After a no the list may be another one.
    onSettled: () => queries.invalidateQueries({ queryKey: MEMORIES }),
    onError: (error) => toastFailure('Update Failed', error),
  })
}

export function useForgetMemory({ id }: Memory) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE', `/api/memories/${id}`),
    onSuccess: () => {
      // It was cut out of the talk as well: what is not on this page is read anew.
      queries.removeQueries({ type: 'inactive' })
      toast({ title: 'Forgotten', description: 'She no longer knows this.' })
      queries.setQueryData<{ memories: Memory[] }>(
        MEMORIES,
        (known) => known && { memories: known.memories.filter((memory) => memory.id !== id) }
      )
    },
    onError: (error) => {
      toastFailure('Could Not Forget This', error)
      void queries.invalidateQueries({ queryKey: MEMORIES })
    },
  })
}
