import type { Activity } from '#app/people/activities/contract'
import type { ScheduleForm, ScheduleInput } from '#app/schedules/plan/contract'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError } from '../../lib/api_error'
import { goesWords, type Schedule } from '../../lib/schedules'
import { KEYS } from '../../lib/session'
import { toastFailure } from '../../lib/toast_failure'
import { toast } from '../../ui/toast'

/** Creates a scheduled message or changes one. */
export function useSaveSchedule() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: ScheduleForm & ScheduleInput) =>
      api('POST', '/api/schedule-message', input),
    onSuccess: (_, { isEditing, enabled, ...hours }) =>
      toast({
        title: isEditing ? 'Message Updated!' : 'Message Scheduled!',
        description: enabled
          ? `It goes out ${goesWords({ ...hours, until: hours.until ?? null })}.`
          : 'It’s saved, and paused until you turn it on.',
      }),
    onError: (error) => {
      const isAnswer = error instanceof ApiError && error.status !== 0
      if (!isAnswer) return failed('Something went wrong. Please try again.')
      toastFailure('Scheduling Failed', error, 'Failed to schedule message. Please try again.')
    },
    onSettled: () => void readAgain(queries),
  })
}

/** Stays pending until the list is read again, so that the switch does not jump back and forth. */
export function useToggleSchedule({ id, label, ...hours }: Schedule) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (enabled: boolean) => api('PATCH', `/api/activities/${id}/toggle`, { enabled }),
    onSuccess: (_, enabled) =>
      toast({
        title: enabled ? 'Message Enabled' : 'Message Paused',
        description: enabled
          ? `${label} goes out ${goesWords(hours)}.`
          : `${label} is paused until you turn it back on.`,
      }),
    onError: () => failed('Failed to update message. Please try again.'),
    onSettled: () => readAgain(queries),
  })
}

export function useDeleteSchedule() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Schedule) => api('DELETE', `/api/activities/${id}`),
    onSuccess: (_, { id, label }) => {
      toast({ title: 'Message Deleted', description: `${label} won’t be sent anymore.` })
      queries.setQueryData<{ activities: Activity[] }>(
        KEYS.schedules,
        (known) => known && { activities: known.activities.filter((row) => row.id !== id) }
      )
    },
    onError: () => failed('Failed to delete message. Please try again.'),
    onSettled: () => void readAgain(queries),
  })
}

function readAgain(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: KEYS.schedules })
}

function failed(description: string): void {
  toast({ title: 'Error', description, variant: 'destructive' })
}
