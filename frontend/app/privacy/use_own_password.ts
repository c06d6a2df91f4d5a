import type { OwnerInput } from '#app/privacy/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { toastFailure } from '../../lib/toast_failure'

/** The password typed for one call, or the code asked for in its place, with what the server says of it. */
export function useOwnPassword() {
  const [typed, type] = useState('')
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: () => api('POST', '/api/owner-code'),
    onSuccess: () => type(''),
    onError: (error) => toastFailure('Could Not Send a Code', error),
  })
  const proof: OwnerInput = isSuccess ? { code: typed } : { currentPassword: typed }
  const refused = (error: Error | null, field: keyof OwnerInput) =>
    error instanceof ApiError ? error.errors[field] : undefined

  /** What was typed, and that a code was asked for. */
  const forget = () => {
    type('')
    reset()
  }

  return {
    type,
    forget,
    /** What goes along with the call. */
    proof,
    /** For `OwnPassword`. */
    field: (error: Error | null) => ({
      value: typed,
      onChange: type,
      error: refused(error, isSuccess ? 'code' : 'currentPassword'),
      code: { isSent: isSuccess, isPending, send: () => mutate(), giveUp: forget },
    }),
    /** What went wrong with anything but the proof. */
    failureOf: (error: Error | null, fallback?: string) => {
      const isOfProof = refused(error, 'code') ?? refused(error, 'currentPassword')
      return { failure: error && !isOfProof ? refusalOf(error, fallback) : undefined }
    },
  }
}
