import type { SecondFactorInput } from '#app/people/staff/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../lib/api'
import { isTooSoon, refusalOf } from '../../lib/api_error'
import { forgetKept } from '../../lib/kept'
import { useResendWait } from '../../lib/use_resend_wait'
import { STAFF_SESSION } from './staff_session'

/** After a reload the code that was sent before is as good, for most of its ten minutes. */
const STILL_GOOD_MS = 8 * 60_000
const SEND_FALLBACK = 'The code could not be sent. Please try again.'
const CHECK_FALLBACK = 'Please check your code and try again.'

/** Texts a code as soon as the page is there, once; later ones when asked. A right code opens the console. */
export function useSecondFactor() {
  const verify = useVerify()
  const wait = useResendWait('second-factor')
  const [sendFailure, setSendFailure] = useState<string | null>(null)

  const send = useMutation({
    mutationFn: () => api('POST', '/api/admin/second-factor'),
    onMutate: () => setSendFailure(null),
    onSuccess: wait.start,
    onError: (error) => {
      wait.obey(error)
      setSendFailure(refusalOf(error, SEND_FALLBACK))
    },
  })
  useOnce(() => {
    if (Date.now() < wait.resendAt + STILL_GOOD_MS) return
    send.mutate(undefined, {
      // The page was opened anew: the code of a moment ago is on its way or there.
      onError: (error) => {
        if (isTooSoon(error)) setSendFailure(null)
      },
    })
  })

  return {
    resend: {
      resendAt: wait.resendAt,
      onResend: () => send.mutate(),
      isPending: send.isPending,
      failure: sendFailure,
    },
    check: (digits: string, onWrong: () => void) => verify.mutate(digits, { onError: onWrong }),
    isChecking: verify.isPending,
    failure: verify.error && refusalOf(verify.error, CHECK_FALLBACK),
    forgetFailure: verify.reset,
  }
}

function useVerify() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (verificationCode: string) =>
      api('POST', '/api/admin/second-factor/verify', {
        verificationCode,
      } satisfies SecondFactorInput),
    onSuccess: () => {
      forgetKept()
      return queries.invalidateQueries({ queryKey: STAFF_SESSION })
    },
  })
}

/** Strict mode runs an effect twice; a text must go once. */
function useOnce(act: () => void): void {
  const hasRun = useRef(false)
  const run = useEffectEvent(act)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    run()
  }, [])
}
