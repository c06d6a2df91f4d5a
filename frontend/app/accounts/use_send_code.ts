import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { useResendWait } from '../../lib/use_resend_wait'
import { toast } from '../../ui/toast'

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
  const [sentTo, setSentTo] = useState<string | null>(null)
  const wait = useResendWait()

  const refuse = (error: Error) => {
    const message = refusalOf(error, FALLBACK)
    if (message.includes('already exists')) {
      toast({ variant: 'destructive', ...TAKEN })
      return onTaken()
    }
    toast({ variant: 'destructive', title: 'Failed to send verification', description: message })
    wait.obey(error)
    if (error instanceof ApiError) onRefused(error)
  }

  const send = useMutation({
    mutationFn: () => api('POST', '/api/send-verification', { phoneNumber }),
    onError: refuse,
    onSuccess: () => {
      toast(SENT)
      wait.start()
      setSentTo(phoneNumber)
    },
  })

  return {
    sentTo,
    resendAt: wait.resendAt,
    start: () => send.mutate(),
    isPending: send.isPending,
    failure: send.error && refusalOf(send.error, FALLBACK),
    reset: () => {
      setSentTo(null)
      wait.reset()
      send.reset()
    },
  }
}
