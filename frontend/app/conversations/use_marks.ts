import type { Marks, MarksInput, PinnedMoment } from '#app/conversations/marks/contract'
import type { ConversationMessage } from '#app/conversations/thread/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { toastFailure } from '../../lib/toast_failure'
import { withMarks, type Thread } from './merge_thread'
import { THREAD_KEY } from './use_thread'

const MOMENTS = ['/api/moments']

/** Other devices pin as well: each visit reads again. */
export function useMoments() {
  return useQuery<{ moments: PinnedMoment[] }>({ queryKey: MOMENTS, refetchOnMount: 'always' })
}

/** Shown at once, and taken back when the server says no. */
export function useMarkText({ id }: Pick<ConversationMessage, 'id'>) {
  const queries = useQueryClient()
  const show = (marks: Partial<Marks>) =>
    queries.setQueryData<Thread>(THREAD_KEY, (known) => known && withMarks(known, id, marks))
  return useMutation({
    mutationFn: (input: MarksInput) =>
      api<{ marks: Marks }>('PATCH', `/api/texts/${id}/marks`, input),
    onMutate: (input) => {
      const before = queries.getQueryData<Thread>(THREAD_KEY)
      const text = before?.messages.find((message) => message.id === id)
      show(input)
      return { vote: text?.vote ?? null, isPinned: text?.isPinned ?? false }
    },
    onSuccess: ({ marks }) => show(marks),
    onError: (error, _input, before) => {
      if (before) show(before)
      toastFailure('Not Saved', error)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: MOMENTS }),
  })
}
