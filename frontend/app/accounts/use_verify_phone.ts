import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { toastFailure } from '../../lib/toast_failure'
import { toast } from '../../ui/toast'

interface VerifyPhoneOptions {
  phoneNumber: string
  onVerified: () => void
}

/** Compares the code. A number once verified stays so while the form is mended. */
export function useVerifyPhone({ phoneNumber, onVerified }: VerifyPhoneOptions) {
  const [verifiedPhone, setVerifiedPhone] = useState<string | null>(null)

  const verify = useMutation({
    mutationFn: (verificationCode: string) =>
      api('POST', '/api/verify-phone', { phoneNumber, verificationCode }),
    onSuccess: () => {
      toast({ title: 'Phone verified!', description: 'Creating your account...' })
      setVerifiedPhone(phoneNumber)
      onVerified()
    },
    onError: (error) =>
      toastFailure('Invalid code', error, 'Please check your code and try again.'),
  })

  return {
    isVerified: verifiedPhone === phoneNumber,
    forget: () => setVerifiedPhone(null),
    start: (digits: string, onWrong: () => void) => verify.mutate(digits, { onError: onWrong }),
    isPending: verify.isPending,
    reset: verify.reset,
  }
}
