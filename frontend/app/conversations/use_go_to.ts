import type { ConversationView } from '#app/conversations/thread/contract'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import { api } from '../../lib/api'
import { dayIn } from '../../lib/format'
import { toast } from '../../ui/toast'
import { oldestId, withOlder, type Thread } from './merge_thread'
import { olderPath, THREAD_KEY } from './use_thread'

/** A text, or the first one of a day (`YYYY-MM-DD` in the zone shown) or of the next day that has any. */
export type Place = { id: number } | { day: string }

/** A new one each time, so that going to the same text again is going there. */
export interface Goal {
  id: number
}

/** Goes to a place in the talk; what lies between is read first, so that the thread stays whole. */
export function useGoTo() {
  const queries = useQueryClient()
  const [goal, setGoal] = useState<Goal | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (place: Place) => readBackTo(queries, place),
    onSuccess: (id) => {
      if (id === undefined) toast({ title: 'Not Found', description: 'That text is not there.' })
      else setGoal({ id })
    },
    onError: () =>
      toast({
        title: 'Not Found',
        description: 'Could not load earlier messages.',
        variant: 'destructive',
      }),
  })
  return { goTo: mutate, goal, isGoing: isPending }
}

async function readBackTo(queries: QueryClient, place: Place): Promise<number | undefined> {
  for (;;) {
    const thread = queries.getQueryData<Thread>(THREAD_KEY)
    if (!thread) return undefined
    if (!thread.hasOlder || isReadBackTo(thread, place)) return textAt(thread, place)
    const page = await api<ConversationView>('GET', olderPath(oldestId(thread.messages)))
    queries.setQueryData<Thread>(THREAD_KEY, (known) => known && withOlder(known, page))
  }
}

function isReadBackTo({ messages, view }: Thread, place: Place): boolean {
  if ('id' in place) return messages.some(({ id }) => id === place.id)
  const [first] = messages
  return first !== undefined && dayIn(first.timestamp, view.displayZone) < place.day
}

export function textAt({ messages, view }: Thread, place: Place): number | undefined {
  const text =
    'id' in place
      ? messages.find(({ id }) => id === place.id)
      : (messages.find(({ timestamp }) => dayIn(timestamp, view.displayZone) >= place.day) ??
        messages.at(-1))
  return text?.id
}

/** Brings the text somebody went to into sight, with the focus on its button. */
export function useArrivalAt(row: RefObject<HTMLElement | null>, found: Goal | null): void {
  useEffect(() => {
    const log = row.current?.closest('[role=log]')
    if (!found || !row.current || !log) return
    const fromTop = row.current.getBoundingClientRect().top - log.getBoundingClientRect().top
    log.scrollTo({ top: log.scrollTop + fromTop - log.clientHeight / 3, behavior: 'instant' })
    const button = row.current.querySelector('button')
    // After the dialog it was chosen in has given the focus back.
    const focusing = setTimeout(() => button?.focus({ preventScroll: true }), FOCUS_MS)
    return () => clearTimeout(focusing)
  }, [row, found])
}

const FOCUS_MS = 50
