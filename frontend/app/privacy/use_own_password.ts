import { useState } from 'react'
import { ApiError, refusalOf } from '../../lib/api_error'

/** The password typed for one call, with what the server says of it. */
export function useOwnPassword() {
  const [typed, type] = useState('')
  const refused = (error: Error | null) =>
    error instanceof ApiError ? error.errors.currentPassword : undefined

  return {
    type,
    /** What goes along with the call. */
    proof: { currentPassword: typed },
    /** For `OwnPassword`. */
    field: (error: Error | null) => ({ value: typed, onChange: type, error: refused(error) }),
    /** What went wrong with anything but the password. */
    failureOf: (error: Error | null, fallback?: string) => ({
      failure: error && !refused(error) ? refusalOf(error, fallback) : undefined,
    }),
  }
}
