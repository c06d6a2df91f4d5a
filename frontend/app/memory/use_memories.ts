import type { Memory, MemoryInput } from '#app/memory/memories/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { MEMORIES } from '../../lib/memories'
import { toast } from '../../ui/toast'

const FALLBACK = 'Something went wrong. Please try again.'

export function useAddMemory() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api('POST', '/api/memories', { text }),
    onSuccess: () => {
      toast({ title: 'Memory Added', description: 'She will remember it.' })
      return queries.invalidateQueries({ queryKey: MEMORIES })
    },
    onError: (error) =>
      toast({
        title: 'Could Not Add This',
        description: refusalOf(error, FALLBACK),
        variant: 'destructive',
      }),
  })
}

export function useChangeMemory({ id }: Memory) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: MemoryInput) => api('PATCH', `/api/memories/${id}`, input),
    // Pinned ones stand first: the server knows the order. After a no the list may be another one.
    onSettled: () => queries.invalidateQueries({ queryKey: MEMORIES }),
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: refusalOf(error, FALLBACK),
        variant: 'destructive',
      }),
  })
}

export function useForgetMemory({ id }: Memory) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE', `/api/memories/${id}`),
    onSuccess: () => {
      toast({ title: 'Forgotten', description: 'She no longer knows this.' })
      queries.setQueryData<{ memories: Memory[] }>(
        MEMORIES,
        (known) => known && { memories: known.memories.filter((memory) => memory.id !== id) }
      )
    },
    onError: (error) => {
      toast({
        title: 'Could Not Forget This',
        description: refusalOf(error, FALLBACK),
        variant: 'destructive',
      })
      void queries.invalidateQueries({ queryKey: MEMORIES })
    },
  })
}
