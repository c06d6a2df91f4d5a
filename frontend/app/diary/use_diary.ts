import type { DiaryLine, DiaryLineInput } from '#app/conversations/diary/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { toastFailure } from '../../lib/toast_failure'
import { toast } from '../../ui/toast'

const DIARY = ['/api/diary']

interface Diary {
  lines: DiaryLine[]
}

/** She writes while the page is closed: each visit reads again. */
export function useDiary() {
  return useQuery<Diary>({ queryKey: DIARY, refetchOnMount: 'always' })
}

export function useChangeLine({ id }: DiaryLine) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: DiaryLineInput) =>
      api<{ line: DiaryLine }>('PATCH', `/api/diary/${id}`, input),
    onSuccess: ({ line }) =>
      queries.setQueryData<Diary>(
        DIARY,
        (known) => known && { lines: known.lines.map((one) => (one.id === id ? line : one)) }
      ),
    onError: (error) => toastFailure('Update Failed', error),
  })
}

export function useRemoveLine({ id }: DiaryLine) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE', `/api/diary/${id}`),
    onSuccess: () => {
      toast({ title: 'Line Deleted', description: 'She won’t write about that day again.' })
      queries.setQueryData<Diary>(
        DIARY,
        (known) => known && { lines: known.lines.filter((one) => one.id !== id) }
      )
    },
    onError: (error) => {
      toastFailure('Could Not Delete This', error)
      void queries.invalidateQueries({ queryKey: DIARY })
    },
  })
}
