import type { OwnerInput } from '#app/privacy/contract'
import { useState } from 'react'
import { ApiError, refusalOf } from '../../lib/api_error'
import { useOwnerCode } from '../../lib/use_owner_code'

/** The password typed for one call, or the code asked for in its place, with what the server says of it. */
export function useOwnPassword() {
  const [typed, type] = useState('')
  const code = useOwnerCode(() => type(''))
  const proof: OwnerInput = code.isSent ? { code: typed } : { currentPassword: typed }
  const refused = (error: Error | null, field: keyof OwnerInput) =>
    error instanceof ApiError ? error.errors[field] : undefined

  return {
    type,
    /** What was typed, and that a code was asked for. */
    forget: code.giveUp,
    /** What goes along with the call. */
    proof,
    /** For `OwnPassword`. */
    field: (error: Error | null) => ({
      value: typed,
      onChange: type,
      error: refused(error, code.isSent ? 'code' : 'currentPassword'),
      code,
    }),
    /** What went wrong with anything but the proof. */
    failureOf: (error: Error | null, fallback?: string) => {
      const isOfProof = refused(error, 'code') ?? refused(error, 'currentPassword')
      return { failure: error && !isOfProof ? refusalOf(error, fallback) : undefined }
    },
  }
}
