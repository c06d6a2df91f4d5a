import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { toast } from '../../ui/toast'

const FIRST_WAIT_MS = 30_000
const FALLBACK = 'Something went wrong. Please try again.'
const SENT = {
  title: 'Verification code sent!',
  description: 'Check your phone for a 6-digit code.',
}
const TAKEN = {
  title: 'Phone number exists',
  description: 'This phone number is already registered. Try logging in instead.',
}

interface SendCodeOptions {
  phoneNumber: string
  onTaken: () => void
  onRefused: (error: ApiError) => void
}

/** Has a code sent to the phone, and again once the wait is over; each wait is twice the last. */
export function useSendCode({ phoneNumber, onTaken, onRefused }: SendCodeOptions) {
  const [sent, setSent] = useState<{ to: string; times: number } | null>(null)
  const [resendAt, setResendAt] = useState(0)

  const refuse = (error: Error) => {
    const message = refusalOf(error, FALLBACK)
    if (message.includes('already exists')) {
      toast({ variant: 'destructive', ...TAKEN })
      return onTaken()
    }
    toast({ variant: 'destructive', title: 'Failed to send verification', description: message })
    if (!(error instanceof ApiError)) return
    if (error.retryAfter) setResendAt(Date.now() + error.retryAfter * 1000)
    onRefused(error)
  }

  const send = useMutation({
    mutationFn: () => api('POST', '/api/send-verification', { phoneNumber }),
    onError: refuse,
    onSuccess: () => {
      const before = sent?.times ?? 0
      toast(SENT)
      setResendAt(Date.now() + FIRST_WAIT_MS * 2 ** before)
      setSent({ to: phoneNumber, times: before + 1 })
    },
  })

  return {
    sentTo: sent?.to ?? null,
    resendAt,
    start: () => send.mutate(),
    isPending: send.isPending,
    failure: send.error && refusalOf(send.error, FALLBACK),
    reset: () => {
      setSent(null)
      send.reset()
    },
  }
}
