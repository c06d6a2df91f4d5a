import type { DiaryLine, DiaryLineInput } from '#app/conversations/diary/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { toast } from '../../ui/toast'

const DIARY = ['/api/diary']
const FALLBACK = 'Something went wrong. Please try again.'

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
    onError: (error) => tell('Update Failed', error),
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
      tell('Could Not Delete This', error)
      void queries.invalidateQueries({ queryKey: DIARY })
    },
  })
}

function tell(title: string, error: Error): void {
  toast({ title, description: refusalOf(error, FALLBACK), variant: 'destructive' })
}
