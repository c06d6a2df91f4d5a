import type { SimulatedPhone, TypedTextInput } from '#app/texting/simulator/contract'
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, LONG } from '../../lib/api'
import { toastFailure } from '../../lib/toast_failure'
import type { KnownPhone } from './phone_book'
import { countUnread } from './unread'

const SHOWN_MS = 1000
const OTHERS_MS = 4000

const phonePath = (phone: string) => `/api/simulator/phones/${encodeURIComponent(phone)}`

const readOf = (phone: string, everyMs: number) => ({
  queryKey: [phonePath(phone)],
  refetchInterval: everyMs,
  // The badge in the tab's title is for the time one looks at another tab.
  refetchIntervalInBackground: true,
  refetchOnMount: 'always' as const,
})

/** The phone on the page. */
export function usePhone(phone: string) {
  return useQuery<SimulatedPhone>(readOf(phone, SHOWN_MS))
}

/** Unread texts of every known number, in its order. */
export function useUnread(known: readonly KnownPhone[], shown: string | null): number[] {
  return useQueries({
    queries: known.map(({ phone }) => readOf(phone, phone === shown ? SHOWN_MS : OTHERS_MS)),
    combine: (reads) =>
      reads.map(({ data }, index) => {
        const texts = (data as SimulatedPhone | undefined)?.texts ?? []
        return countUnread(texts, known[index]?.readAt)
      }),
  })
}

type TypedText = Omit<TypedTextInput, 'phone'>

/** Types a text on the phone; `onLost` takes back each that did not go out. */
export function useTyping(phone: string, onLost: (text: TypedText) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: TypedText) => api('POST', '/api/simulator/texts', { phone, ...text }, LONG),
    onError: (error, text) => {
      toastFailure('Text not sent', error)
      onLost(text)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [phonePath(phone)] }),
  })
}

/** The carrier fails every text to this phone, or stops doing so. */
export function useFailing(phone: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isFailing: boolean) => api<SimulatedPhone>('PUT', phonePath(phone), { isFailing }),
    onSuccess: (changed) => queries.setQueryData([phonePath(phone)], changed),
    onError: (error) => toastFailure('Setting not changed', error),
  })
}
