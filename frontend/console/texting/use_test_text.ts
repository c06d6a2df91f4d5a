import type { TestTextInput } from '#app/console/calls/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { toast } from '../../ui/toast'
import { failureOf } from './failure_of'
import { testResultWords } from './test_result_words'
import { useTestTextPreview } from './use_test_text_preview'
import { useWatchedText } from './use_watched_text'

const EMPTY: TestTextInput = { phoneNumber: '', message: '' }
/** The tester's form, its preview and the text last sent. */
export function useTestText() {
  const [input, setInput] = useState(EMPTY)
  const [messageId, setMessageId] = useState<number | null>(null)
  const preview = useTestTextPreview(input)
  const watched = useWatchedText(messageId)

  const send = useMutation({
    mutationFn: (text: TestTextInput) =>
      api<{ messageId: number; message?: string }>('POST', '/api/admin/test-texts', text),
    onMutate: () => setMessageId(null),
    onSuccess: (sent) => {
      setMessageId(sent.messageId)
      showResult(sent.message ?? 'The text is on its way.')
    },
  })

  const failure = send.error ? refusalOf(send.error) : failureOf(watched.data)
  useEffect(() => {
    if (failure !== null) showResult(testResultWords(failure))
  }, [failure, messageId])

  return {
    input,
    change: (part: Partial<TestTextInput>) => setInput({ ...input, ...part }),
    preview,
    submit: () => {
      if (!input.phoneNumber.trim() || !input.message.trim()) return askForBoth()
      send.mutate(input)
    },
    isSending: send.isPending,
    isSent: messageId !== null,
    watched,
    needsTestMode: failure !== null && testResultWords(failure) !== failure,
  }
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
