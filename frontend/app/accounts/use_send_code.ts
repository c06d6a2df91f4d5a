import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '../../lib/api'
import { ApiError, isTooSoon, isUnanswered, refusalOf } from '../../lib/api_error'
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

export const SENT_TO = 'code-sent-to'

/** As the server words it for a state that is closed. */
const CLOSED = / is not available in ([A-Z].*)\.$/

interface SendCodeOptions {
  onTaken: () => void
  onRefused: (error: ApiError) => void
}

/** Has a code sent to the phone, and again once the wait is over; each wait is twice the last. */
export function useSendCode(options: SendCodeOptions) {
  const [sentTo, setSentTo] = useKept<string | null>(SENT_TO, null)
  // The answer was lost, or it is too soon for another one: the last may be on its way all the same.
  const [doubtfulTo, setDoubtfulTo] = useKept<string | null>('code-doubtful-to', null)
  const [lastTo, setLastTo] = useKept<string | null>('code-last-to', null)
  const wait = useResendWait('code-wait')
  const refuse = useRefusal(options)

  const send = useMutation({
    mutationFn: (phoneNumber: string) => api('POST', '/api/send-verification', { phoneNumber }),
    onError: (error, phoneNumber) => {
      wait.obey(error)
      if (mayHaveCome(error, lastTo === phoneNumber)) setDoubtfulTo(phoneNumber)
      return refuse(error)
    },
    onSuccess: (_answer, phoneNumber) => {
      toast(SENT)
      wait.start()
      setSentTo(phoneNumber)
      setLastTo(phoneNumber)
    },
  })

  return {
    sentTo,
    doubtfulTo,
    /** It came after all. */
    enterCode: () => setSentTo(doubtfulTo),
    resendAt: wait.resendAt,
    start: send.mutate,
    isPending: send.isPending,
    error: send.error,
    reset: () => {
      setSentTo(null)
      setDoubtfulTo(null)
      wait.reset()
      send.reset()
    },
  }
}

function mayHaveCome(error: Error, wasSent: boolean): boolean {
  return isUnanswered(error) || (wasSent && isTooSoon(error))
}

function useRefusal({ onTaken, onRefused }: SendCodeOptions) {
  const navigate = useNavigate()
  return (error: Error) => {
    const message = refusalOf(error)
    if (message.includes('already exists')) {
      toast({ variant: 'destructive', ...TAKEN })
      return onTaken()
    }
    const [, closed] = CLOSED.exec(message) ?? []
    if (closed) return navigate(`/not-available?in=${encodeURIComponent(closed)}`)
    toast({ variant: 'destructive', title: 'Failed to send verification', description: message })
    if (error instanceof ApiError) onRefused(error)
  }
}
