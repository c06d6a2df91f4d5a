import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { useKept } from '../../lib/kept'
import { useResendWait } from '../../lib/use_resend_wait'
import { toast } from '../../ui/toast'

const SENT = {
  title: 'Verification code sent!',
  description: 'Check your phone for a 6-digit code.',
}
const TAKEN = {
  title: 'Phone number exists',
  description: 'This phone number is already registered. Try logging in instead.',
}

/** As the server words it for a state that is closed. */
const CLOSED = / is not available in ([A-Z].*)\.$/

interface SendCodeOptions {
  phoneNumber: string
  onTaken: () => void
  onRefused: (error: ApiError) => void
}

/** Has a code sent to the phone, and again once the wait is over; each wait is twice the last. */
export function useSendCode({ phoneNumber, onTaken, onRefused }: SendCodeOptions) {
  const [sentTo, setSentTo] = useKept<string | null>('code-sent-to', null)
  const wait = useResendWait('code-wait')
  const navigate = useNavigate()

  const refuse = (error: Error) => {
    const message = refusalOf(error)
    if (message.includes('already exists')) {
      toast({ variant: 'destructive', ...TAKEN })
      return onTaken()
    }
    const [, closed] = CLOSED.exec(message) ?? []
    if (closed) return navigate(`/not-available?in=${encodeURIComponent(closed)}`)
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
    reset: () => {
      setSentTo(null)
      wait.reset()
      send.reset()
    },
  }
}
