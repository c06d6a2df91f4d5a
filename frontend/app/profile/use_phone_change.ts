import type { PhoneChangeInput } from '#app/people/profile/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../lib/api'
import { isTooSoon, isUnanswered } from '../../lib/api_error'
import { kept, useKeeping, useKept } from '../../lib/kept'
import { KEYS } from '../../lib/session'
import { toastFailure } from '../../lib/toast_failure'
import { useResendWait } from '../../lib/use_resend_wait'
import { toast } from '../../ui/toast'

/** Without the proof, which is not kept. */
export const NEW_PHONE = 'new-phone'
const ASKED = 'new-phone-asked'
const SENT_TO = 'new-phone-sent-to'

export type PhoneChange = ReturnType<typeof usePhoneChange>

interface Ends {
  onRefused: (error: Error) => void
  onVerified: () => void
}

/** A new number counts once the code texted to it comes back. Until then, or a no, there is a `phone`. */
export function usePhoneChange({ onRefused, onVerified }: Ends) {
  const [phone, setPhone] = useKept<PhoneChangeInput | null>(NEW_PHONE, null)
  const [isOpen, setIsOpen] = useState(wasSent)
  useKeeping(ASKED, isOpen)
  const cancel = () => {
    setPhone(null)
    setIsOpen(false)
  }
  const send = useSendChangeCode({
    onDoubt: () => setIsOpen(false),
    onRefused: (error, hasCode) => {
      // What stands above the form's fields then is there before one of them takes the focus.
      flushSync(() => (hasCode ? setIsOpen(false) : cancel()))
      onRefused(error)
    },
  })
  const verify = useVerifyChange(() => {
    cancel()
    send.forget()
    onVerified()
  })

  return {
    phone,
    isOpen,
    /** Closed by chance it is opened again: the code may have come. */
    setIsOpen,
    send,
    verify,
    start: (to: PhoneChangeInput) => {
      setPhone(to)
      setIsOpen(true)
      send.start(to)
    },
    cancel,
  }
}

/** A reload ends what was under way: whether a code went out nobody knows then, and nobody waits for it. */
function wasSent(): boolean {
  const [phone, sentTo] = [NEW_PHONE, SENT_TO].map(kept) as (PhoneChangeInput | null | undefined)[]
  return kept(ASKED) === true && Boolean(phone && isSame(sentTo ?? null, phone))
}

interface SendEnds {
  /** `hasCode`: one that was sent to this number before still works, only another one could not be had. */
  onRefused: (error: Error, hasCode: boolean) => void
  onDoubt: () => void
}

function useSendChangeCode(told: SendEnds) {
  const [sentTo, setSentTo] = useKept<PhoneChangeInput | null>(SENT_TO, null)
  const wait = useResendWait('new-phone-wait')

  const request = useMutation({
    mutationFn: (to: PhoneChangeInput) => api('POST', '/api/request-phone-change', to),
    onSuccess: (_answer, to) => {
      toast({
        title: 'Verification Code Sent',
        description: 'Check your new phone for a 6-digit code.',
      })
      wait.start()
      setSentTo(to)
    },
    onError: (error, to) => {
      toastFailure('Failed to Send Code', error)
      wait.obey(error)
      if (isUnanswered(error)) {
        setSentTo(to)
        return told.onDoubt()
      }
      const hasCode = isSame(sentTo, to)
      if (!isTooSoon(error) || !hasCode) told.onRefused(error, hasCode)
    },
  })

  return {
    isSentTo: (phone: PhoneChangeInput) => isSame(sentTo, phone),
    forget: () => setSentTo(null),
    resendAt: wait.resendAt,
    start: request.mutate,
    isPending: request.isPending,
  }
}

function isSame(one: PhoneChangeInput | null, other: PhoneChangeInput): boolean {
  return one?.countryCode === other.countryCode && one.phone === other.phone
}

function useVerifyChange(close: () => void) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (verificationCode: string) =>
      api('POST', '/api/verify-phone-change', { verificationCode }),
    onSuccess: () => {
      toast({
        title: 'Phone Number Updated!',
        description: 'She’ll text you at your new number from now on.',
      })
      void queries.invalidateQueries({ queryKey: KEYS.signup })
      // A new number ends every other session.
      void queries.invalidateQueries({ queryKey: ['/api/sessions'] })
      close()
    },
    onError: (refused) =>
      toastFailure('Verification Failed', refused, 'Invalid verification code.'),
  })

  return {
    isPending,
    start: (digits: string, onWrong: () => void) => mutate(digits, { onError: onWrong }),
  }
}
