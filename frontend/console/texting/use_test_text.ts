import type { TestTextInput, TestTextPreview, TestTextState } from '#app/console/calls/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api'
import { refusalOf, type ApiError } from '../../lib/api_error'
import { useSettled } from '../../lib/use_settled'
import { toast } from '../../ui/toast'
import { randomKey } from '../actions/random_key'
import { failureOf } from './failure_of'
import { testResultWords } from './test_result_words'

const EMPTY: TestTextInput = { phoneNumber: '', message: '' }
const PAUSE_MS = 400
const WATCH_MS = 1500
const ENDS = ['delivered', 'undelivered', 'failed', 'unknown']

/** The tester's form, its preview and the text last sent. */
export function useTestText() {
  const [input, setInput] = useState(EMPTY)
  const [key, setKey] = useState(randomKey)
  const [messageId, setMessageId] = useState<number | null>(null)
  const preview = useTestTextPreview(input)
  const watched = useWatchedText(messageId)

  const send = useMutation({
    mutationFn: (text: TestTextInput) =>
      api<{ messageId: number; message?: string }>('POST', '/api/admin/test-texts', text),
    onMutate: () => setMessageId(null),
    onSuccess: (sent) => {
      setMessageId(sent.messageId)
      setKey(randomKey())
      showResult(sent.message ?? 'The text is on its way.')
    },
  })

  const failure = send.error ? refusalOf(send.error) : failureOf(watched.data)
  useEffect(() => {
    if (failure !== null) showResult(testResultWords(failure))
  }, [failure, messageId])

  return {
    input,
    change: (part: Partial<TestTextInput>) => {
      setInput({ ...input, ...part })
      setKey(randomKey())
    },
    preview,
    submit: () => {
      if (!isFilled(input)) return askForBoth()
      send.mutate({ ...input, key })
    },
    isSending: send.isPending,
    isSent: messageId !== null,
    watched,
    needsTestMode: failure !== null && testResultWords(failure) !== failure,
  }
}

/** What the server says of the text, asked once the typing pauses; an older answer is stale. */
export function useTestTextPreview(input: TestTextInput) {
  const settled = useSettled(input, PAUSE_MS)
  const { data, error, isPlaceholderData } = useQuery<TestTextPreview, ApiError>({
    queryKey: ['/api/admin/test-texts/preview', settled],
    queryFn: ({ signal }) => api('POST', '/api/admin/test-texts/preview', settled, { signal }),
    enabled: isFilled(settled),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return {
    data: isFilled(input) ? data : undefined,
    error,
    isStale: isPlaceholderData || settled !== input,
  }
}

function isFilled({ phoneNumber, message }: TestTextInput): boolean {
  return phoneNumber.trim() !== '' && message.trim() !== ''
}

/**
 * What becomes of a text, asked until it has ended: the server queues it, the provider's word comes later.
 */
export function useWatchedText(messageId: number | null) {
  return useQuery<TestTextState, ApiError>({
    queryKey: [`/api/admin/test-texts/${messageId}`],
    enabled: messageId !== null,
    refetchInterval: ({ state }) =>
      state.data && ENDS.includes(state.data.state) ? false : WATCH_MS,
  })
}

function askForBoth(): void {
  toast({
    variant: 'destructive',
    title: 'Missing Information',
    description: 'Please enter both phone number and message',
  })
}

function showResult(description: string): void {
  toast({ title: 'SMS Test Result', description })
}
